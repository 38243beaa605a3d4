"""All answers of small boards by trying everything: answers(text) -> texts."""
