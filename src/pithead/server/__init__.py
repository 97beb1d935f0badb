"""The table server: play together by a link, and never lose a move.

`core` is the server without a network: it takes clock, store and transport from outside. Around it lie the wire, the
HTTP interface and what keeps them safe.
"""
