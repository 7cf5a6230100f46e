"""The environments of other projects, each in a module of its own that asks for its library only when it is imported.

insula.environments.openspiel     games of OpenSpiel
insula.environments.pettingzoo    environments of PettingZoo, an agent a seat
insula.environments.gymnasium     environments of Gymnasium: a seat against bots, one game or many
"""
