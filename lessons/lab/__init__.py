"""The lab: any puzzle in a page, with the project's own Python in the browser.

What stands here runs in the page's worker, and in plain CPython: functions that a page may call,
which take and give plain values of JSON.  `calls` calls them by name, `site` builds the pages, and
`project` packs what of the project the worker needs.
"""
