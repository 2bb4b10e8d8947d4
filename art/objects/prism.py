from kit.materials import gloss
from kit.outlines import rounded
from kit.shapes import plate, tube

TURN = (0, 0, -22)


def ray(start, end, colour):
    return tube([(start[0], 0, start[1]), (end[0], 0, end[1])], .13, colour)


def build():
    triangle = rounded([(-1.2, -1.0), (1.2, -1.0), (0, 1.12)], .16)
    return [plate(triangle, .95, gloss('cobalt'), edge=.09),
            ray((-1.6, -.34), (-.4, .08), 'sun'),
            ray((.3, .22), (1.75, .62), 'coral'), ray((.4, .02), (1.85, .08), 'sun'), ray((.5, -.16), (1.75, -.46), 'cobalt')]
