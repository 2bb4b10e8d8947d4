"""A line that was measured, today, and the forecast as dashes."""
import math

from kit.outlines import band
from kit.shapes import ball, plate

TURN = (0, 0, -30)
TODAY, END = .3, 1.75


def height(x):
    return .22 * x + .5 * math.sin(2.5 * x + 1.1)


def stretch(start, end, colour):
    line = [(x, height(x)) for x in (start + (end - start) * i / 60 for i in range(61))]
    return plate(band(line, .34), 1.1, colour, edge=.1)


def build():
    dashes = [(.72, .9), (1.22, 1.34), (1.62, 1.78)]
    return [stretch(-1.8, TODAY - .02, 'cobalt'), *[stretch(a, b, 'coral') for a, b in dashes],
            ball(.3, 'paper', at=(TODAY + .02, -.35, height(TODAY) + .42))]
