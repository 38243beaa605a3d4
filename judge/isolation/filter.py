"""Which system calls a program is refused: a seccomp filter, put together for this machine.

It refuses what is of no use to a program that reads, thinks and writes, but was the way out of
other sandboxes, or takes what the whole machine has only once (ALWAYS); where the kernel does not
count memory and time, what could not be seen (UNSEEN); and within Landlock, which knows only of
opening files, what touches other processes and what belongs to files (BESIDE).  Whatever is newer
than the list does not exist.
"""

import errno
import platform
import struct
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

ARCHITECTURES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}  # AUDIT_ARCH_ of linux/audit.h
NEWEST = 470  # the last system call that was looked at, of both architectures
OWN = 0x5E1F5E1F  # stands for the process id of the program until it is known
LOAD, AND, EQUAL, AT_LEAST, ANY, JUMP, RETURN = 0x20, 0x54, 0x15, 0x35, 0x45, 0x05, 0x06
FARTHEST = 255  # instructions that a condition may leave out; the numbers are of linux/filter.h
NUMBER, ARCHITECTURE, ARGUMENTS = 0, 4, 16  # where they are in struct seccomp_data
ALLOW, ANSWER, KILL = 0x7FFF0000, 0x00050000, 0x80000000  # SECCOMP_RET_ of linux/seccomp.h

NUMBERS = {
    name: (int(x86_64), int(aarch64))
    for name, x86_64, aarch64 in (
        line.split()
        for line in """
        _sysctl 156 -1;  acct 163 89;  add_key 248 217;  adjtimex 159 171;  bind 49 200
        bpf 321 280
        chmod 90 -1;  chown 92 -1;  chroot 161 51;  clock_adjtime 305 266
        clock_settime 227 112;  clone 56 220;  clone3 435 435;  close_range 436 436
        create_module 174 -1;  delete_module 176 106;  fadvise64 221 223;  fanotify_init 300 262
        fanotify_mark 301 263;  fchmod 91 52;  fchmodat 268 53;  fchmodat2 452 452
        fchown 93 55;  fchownat 260 54;  fcntl 72 25;  file_setattr 469 469
        finit_module 313 273;  fremovexattr 199 16;  fsconfig 431 431;  fsetxattr 190 7
        fsmount 432 432;  fsopen 430 430;  fspick 433 433;  futimesat 261 -1
        get_mempolicy 239 236;  init_module 175 105;  inotify_add_watch 254 27
        inotify_init 253 -1;  inotify_init1 294 26;  io_setup 206 0;  io_uring_enter 426 426
        io_uring_register 427 427;  io_uring_setup 425 425;  ioctl 16 29;  ioperm 173 -1
        iopl 172 -1;  ioprio_set 251 30;  kcmp 312 272;  kexec_file_load 320 294
        kexec_load 246 104;  keyctl 250 219;  kill 62 129;  landlock_create_ruleset 444 444
        lchown 94 -1;  listmount 458 458;  lookup_dcookie 212 18;  lremovexattr 198 15
        lsetxattr 189 6;  madvise 28 233;  mbind 237 235
        memfd_create 319 279;  memfd_secret 447 447;  migrate_pages 256 238;  mmap 9 222
        modify_ldt 154 -1;  mount 165 40;  mount_setattr 442 442;  move_mount 429 429
        move_pages 279 239;  mq_open 240 180;  mq_unlink 241 181;  msgctl 71 187;  msgget 68 186
        msgrcv 70 188;  msgsnd 69 189;  name_to_handle_at 303 264
        nfsservctl 180 42;  open 2 -1;  open_by_handle_at 304 265;  open_tree 428 428
        open_tree_attr 467 467;  openat 257 56;  openat2 437 437;  perf_event_open 298 241
        personality 135 92;  pidfd_getfd 438 438;  pidfd_send_signal 424 424;  pivot_root 155 41
        prctl 157 167;  prlimit64 302 261;  process_madvise 440 440;  process_mrelease 448 448
        process_vm_readv 310 270;  process_vm_writev 311 271;  ptrace 101 117;  quotactl 179 60
        quotactl_fd 443 443;  reboot 169 142;  removexattr 197 14;  removexattrat 466 466
        request_key 249 218;  rt_sigaction 13 134;  rt_sigqueueinfo 129 138
        rt_tgsigqueueinfo 297 240;  sched_setaffinity 203 122;  sched_setattr 314 274
        sched_setparam 142 118;  sched_setscheduler 144 119;  seccomp 317 277;  semctl 66 191
        semget 64 190;  semop 65 193;  semtimedop 220 192;  sendmmsg 307 269;  sendmsg 46 211
        set_mempolicy 238 237;  set_mempolicy_home_node 450 450;  setdomainname 171 162
        sethostname 170 161;  setns 308 268;  setpgid 109 154;  setpriority 141 140
        setsid 112 157;  setrlimit 160 164;  setsockopt 54 208;  settimeofday 164 170
        setxattr 188 5;  setxattrat 463 463;  shmat 30 196;  shmctl 31 195;  shmget 29 194
        socket 41 198;  socketpair 53 199
        statmount 457 457;  swapoff 168 225;  swapon 167 224;  sync 162 81;  syncfs 306 267
        sysfs 139 -1;  syslog 103 116;  tgkill 234 131;  tkill 200 130;  truncate 76 45
        umount2 166 39;  unshare 272 97;  uselib 134 -1;  userfaultfd 323 282;  ustat 136 -1
        utime 132 -1;  utimensat 280 88;  utimes 235 -1;  vhangup 153 58;  vmsplice 278 75
        """.replace("\n", ";").split(";")
        if line.strip()
    )
}


class When(NamedTuple):
    """A call is refused if one of its arguments is so; only the lower 32 bits are looked at.

    With `address`, only if that argument, an address, is not 0.
    """

    call: str
    argument: int
    how: str  # "any" of the bits, "equal" to the value, or "not" one of the values
    values: tuple[int, ...]
    mask: int = 0xFFFFFFFF
    error: int = errno.EPERM
    address: int | None = None


ALWAYS = """
    _sysctl acct add_key adjtimex bpf chroot clock_adjtime clock_settime create_module
    delete_module fanotify_init fanotify_mark finit_module fsconfig fsmount fsopen fspick
    get_mempolicy init_module inotify_init inotify_init1 io_setup io_uring_enter
    io_uring_register io_uring_setup ioperm iopl ioprio_set kcmp kexec_file_load kexec_load
    keyctl listmount lookup_dcookie mbind memfd_secret migrate_pages modify_ldt mount
    mount_setattr move_mount move_pages mq_open mq_unlink msgctl msgget msgrcv msgsnd
    name_to_handle_at nfsservctl open_by_handle_at open_tree open_tree_attr perf_event_open
    personality pidfd_getfd pivot_root process_madvise process_mrelease process_vm_readv
    process_vm_writev ptrace quotactl quotactl_fd reboot request_key seccomp semctl semget
    semop semtimedop sendmmsg sendmsg set_mempolicy set_mempolicy_home_node setdomainname
    sethostname setns setpriority settimeofday shmat shmctl shmget socket statmount swapoff
    swapon sync syncfs sysfs syslog umount2 unshare uselib userfaultfd ustat vhangup
    vmsplice
    """.split()
HIDDEN = "clone3", "openat2"  # their flags lie in memory; without them the older calls are used
NAMESPACES = 0x7E020000  # CLONE_NEW* of linux/sched.h
FILES, THREAD = 0x400, 0x10000  # CLONE_: a thread without the files of others has as many again
UNSHARE = 2  # CLOSE_RANGE_UNSHARE of linux/close_range.h: so has one that leaves them
UNIX, STREAM, PACKETS, KINDS = 1, 1, 5, 0xF  # of sys/socket.h; others can send anywhere
SCHEDULING = "sched_setaffinity sched_setattr sched_setparam sched_setscheduler".split()
FIRST = 1  # the process id of the supervisor where it is in a sandbox with its programs
KIND, COMMON = 0xFF00, 0x5400  # of commands: those of any file and of terminals, as FIONREAD
CLONES = 0x9400  # those of Btrfs, as FICLONE of linux/fs.h, which others have, too
SHARED, ANONYMOUS, HUGE = 0x01, 0x20, 0x40000  # MAP_ of sys/mman.h
HUGE_FILE = 0x4  # MFD_HUGETLB of linux/memfd.h
LOCKS = 6, 7, 37, 38  # F_SETLK, F_SETLKW, F_OFD_SETLK, F_OFD_SETLKW: any number for one file
HINTS = 1036, 1038  # F_SET_RW_HINT, F_SET_FILE_RW_HINT: what is told of a file, others are told
WATCHES = 1024, 1026  # F_SETLEASE, F_NOTIFY of fcntl.h: who else opens a file waits, or is heard
FILTERS = 26, 50, 51, 52  # SO_ATTACH_ FILTER, BPF, REUSEPORT_CBPF, REUSEPORT_EBPF of sys/socket.h
SECCOMP, CORES = 22, 62  # PR_SET_SECCOMP, PR_SCHED_CORE of linux/prctl.h: a core for it alone
CORE = 4  # RLIMIT_CORE of sys/resource.h: whoever lowers it has the system write of its crashes
FORGOTTEN = 4  # POSIX_FADV_DONTNEED of fcntl.h: what all have read would be read again
PUT_OUT = 21  # MADV_PAGEOUT of linux/mman.h: the same of what is ours
ALWAYS_WHEN = (
    When("clone", 0, "any", (NAMESPACES,)),
    When("clone", 0, "equal", (THREAD,), THREAD | FILES),
    When("close_range", 2, "any", (UNSHARE,)),
    When("socketpair", 0, "not", (UNIX,)),
    When("socketpair", 1, "not", (STREAM, PACKETS), KINDS),
    # Those of file systems set flags, and make folders, even copies of all there is in a volume.
    # To clone a file fails as in a file system that cannot: who would do so copies it.
    When("ioctl", 1, "equal", (CLONES,), KIND, error=errno.EOPNOTSUPP),
    When("ioctl", 1, "not", (COMMON,), KIND),
    *(When(call, 0, "equal", (FIRST,)) for call in (*SCHEDULING, "prlimit64")),
    # Huge pages that a machine keeps are counted by nobody, nor are locks, nor compiled filters.
    When("mmap", 3, "any", (HUGE,)),
    When("memfd_create", 1, "any", (HUGE_FILE,)),
    *(When("fcntl", 1, "equal", (command,)) for command in LOCKS + HINTS + WATCHES),
    *(When("setsockopt", 2, "equal", (option,)) for option in FILTERS),
    *(When("prctl", 0, "equal", (option,)) for option in (SECCOMP, CORES)),
    When("fadvise64", 3, "equal", (FORGOTTEN,)),
    When("madvise", 2, "equal", (PUT_OUT,)),
    # Sanitizers give up where they cannot lower it: they are told that they have.
    When("prlimit64", 1, "equal", (CORE,), error=0, address=2),
    When("setrlimit", 0, "equal", (CORE,), error=0),
)

UNSEEN = """
    fsetxattr landlock_create_ruleset lsetxattr memfd_create setxattr setxattrat socketpair
    """.split()  # what sockets, attributes and rules of Landlock hold belongs to no process
# Attributes fail as in a file system without any, which `cp -p` and others take for no error.
WITHOUT = dict.fromkeys(("fsetxattr", "lsetxattr", "setxattr", "setxattrat"), errno.EOPNOTSUPP)
TO_COMPILE = ("socketpair",)  # without which javac and rustc fail; none of theirs holds much
SIGCHLD, PIPE_SIZE = 17, 1031  # F_SETPIPE_SZ of fcntl.h: a pipe holds 64 KiB, or if asked a MiB
FUTEXES = 78  # PR_FUTEX_HASH of linux/prctl.h: room for as many as are asked for
UNSEEN_WHEN = (
    When("mmap", 3, "equal", (SHARED | ANONYMOUS,), SHARED | ANONYMOUS),
    # A parent that ignores its children would lose their time; it is told that it does.
    When("rt_sigaction", 0, "equal", (SIGCHLD,), error=0),
    When("fcntl", 1, "equal", (PIPE_SIZE,)),
    When("prctl", 0, "equal", (FUTEXES,)),
)

SIGNALS = "kill tgkill tkill rt_sigqueueinfo rt_tgsigqueueinfo".split()
OWNERS = 8, 10, 15  # F_SETOWN, F_SETSIG, F_SETOWN_EX of fcntl.h
TIOCSTI = 0x5412  # of sys/ioctl.h: what it types in a terminal
TRUNCATE, ACCESS, NAMELESS = 0o1000, 0o3, 0o20000000  # O_TRUNC, O_ACCMODE, O_TMPFILE of fcntl.h
BESIDE = """
    bind inotify_add_watch pidfd_send_signal setpgid setsid truncate
    """.split()
BESIDE_WHEN = (
    *(When(call, 0, "not", (0, OWN)) for call in SIGNALS),
    *(When(call, 0, "not", (0, OWN)) for call in SCHEDULING),
    When("prlimit64", 0, "not", (0, OWN)),
    *(When("fcntl", 1, "equal", (command,)) for command in OWNERS),
    When("ioctl", 1, "equal", (TIOCSTI,)),
    *(
        When(call, argument, "equal", (TRUNCATE,), TRUNCATE | ACCESS)  # empties what may be read
        for call, argument in (("open", 1), ("openat", 2))
    ),
)
ATTRIBUTES = """
    chmod chown fchmod fchmodat fchmodat2 fchown fchownat file_setattr fremovexattr fsetxattr
    futimesat lchown lremovexattr lsetxattr removexattr removexattrat setxattr setxattrat utime
    utimensat utimes
    """.split()
# Scripts of strangers that compile are told that they have; all files are startable afterwards.
SCRIPTED_WHEN = tuple(When(call, 0, "not", (), error=0) for call in ATTRIBUTES)
NAMELESS_WHEN = (When("open", 1, "any", (NAMELESS,)), When("openat", 2, "any", (NAMELESS,)))


class NoFilter(Exception):
    """The system calls of this machine are not known."""


@cache
def filter_for(
    landlock: bool, counted: bool, compiling: bool = False, scripted: bool = False
) -> bytes:
    """The filter as struct sock_filter[]; NoFilter.

    `counted` says whether the kernel counts what the program uses; a compiler has pairs of
    sockets, and within Landlock may change what belongs to files, if it is none of a stranger's
    scripts: to any file of the user's that may be, for Landlock knows nothing of that.
    """
    machine = platform.machine()
    if machine not in ARCHITECTURES or struct.calcsize("P") != 8:
        raise NoFilter(f"no system call filter for {machine}")
    refused, conditions = refusals(landlock, counted, compiling, scripted)
    column = list(ARCHITECTURES).index(machine)
    return b"".join(assembled(ARCHITECTURES[machine], column, refused, conditions))


def refusals(
    landlock: bool, counted: bool, compiling: bool, scripted: bool = False
) -> tuple[list[str], list[When]]:
    """The calls that are refused, and those that are where an argument is so."""
    refused, conditions = list(ALWAYS), list(ALWAYS_WHEN)
    if not counted:
        refused += [call for call in UNSEEN if not compiling or call not in TO_COMPILE]
        conditions += UNSEEN_WHEN
    if landlock:
        refused += BESIDE
        conditions += BESIDE_WHEN
        if not compiling:
            refused += ATTRIBUTES
            conditions += NAMELESS_WHEN
        elif scripted:
            conditions += SCRIPTED_WHEN
    return refused, conditions


def assembled(
    architecture: int, column: int, refused: Iterable[str], conditions: Iterable[When]
) -> Iterator[bytes]:
    """The filter, a few instructions at a time."""
    # A program of another architecture, whose calls have other numbers, is killed.
    yield step(LOAD, ARCHITECTURE) + step(EQUAL, architecture, yes=1) + step(RETURN, KILL)
    allowed, blocks = step(RETURN, ALLOW), dict[str, bytes]()
    for when in conditions:
        blocks[when.call] = blocks.get(when.call, b"") + condition(when)
    codes = {NUMBERS[name][column]: block + allowed for name, block in blocks.items()}
    codes |= {NUMBERS[name][column]: answer(WITHOUT.get(name, errno.EPERM)) for name in refused}
    codes |= {NUMBERS[name][column]: answer(errno.ENOSYS) for name in HIDDEN}
    runs = [(number, codes.get(number, allowed)) for number in range(NEWEST + 1)]
    runs = [run for last, run in zip([(0, b""), *runs], runs, strict=False) if last[1] != run[1]]
    yield step(LOAD, NUMBER) + searched([*runs, (NEWEST + 1, answer(errno.ENOSYS))])


def searched(runs: Sequence[tuple[int, bytes]]) -> bytes:
    """(first number, what is done from it on), found in a few steps.

    The kernel tries all calls when a program gets its filter, and each step costs each program.
    """
    if len(runs) == 1:
        return runs[0][1]
    middle = len(runs) // 2
    below, above = searched(runs[:middle]), searched(runs[middle:])
    size = len(below) // 8
    if size <= FARTHEST:
        return step(AT_LEAST, runs[middle][0], yes=size) + below + above
    return step(AT_LEAST, runs[middle][0], no=1) + step(JUMP, size) + below + above


def condition(when: When) -> bytes:
    """Refuse the call if it is so, else go on."""
    code, end = step(LOAD, ARGUMENTS + 8 * when.argument), refusal(when)
    size = len(end) // 8
    if when.how == "any":
        return code + step(ANY, when.values[0], no=size) + end
    code += step(AND, when.mask)
    if when.how == "equal":
        return code + step(EQUAL, when.values[0], no=size) + end
    for left, value in zip(range(len(when.values), 0, -1), when.values, strict=True):
        code += step(EQUAL, value, yes=left - 1 + size)
    return code + end


def refusal(when: When) -> bytes:
    """Refuse the call, where its address is not 0 if it is to have one."""
    end = answer(when.error)
    if when.address is None:
        return end
    lower = ARGUMENTS + 8 * when.address
    code = step(LOAD, lower) + step(EQUAL, 0, no=2)
    return code + step(LOAD, lower + 4) + step(EQUAL, 0, yes=1) + end


def answer(error: int) -> bytes:
    """End the filter: the call is not made, and fails with that error; 0 as if it were made."""
    return step(RETURN, ANSWER | error)


def step(code: int, value: int, yes: int = 0, no: int = 0) -> bytes:
    """One instruction; so many of the next ones are left out if it is so, or if it is not."""
    return struct.pack("<HBBI", code, yes, no, value)
