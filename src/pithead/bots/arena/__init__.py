"""Bots against each other: every deal is played from every seat, so that neither seats nor dice nor cards favour anybody."""
