from kit.materials import gloss
from kit.outlines import band, rounded
from kit.shapes import plate

TURN = (0, 0, -26)


def ray(start, end, colour, width=.2):
    return plate(band([start, end], width), .5, colour, edge=.07)


def build():
    triangle = rounded([(-1.15, -.95), (1.15, -.95), (0, 1.1)], .14)
    return [plate(triangle, 1.2, gloss('cobalt'), edge=.08),
            ray((-1.95, -.38), (-.5, .1), 'sun'),
            ray((.5, .2), (1.95, .3), 'coral'), ray((.55, .02), (1.95, -.12), 'sun'), ray((.6, -.16), (1.95, -.54), 'cobalt')]
