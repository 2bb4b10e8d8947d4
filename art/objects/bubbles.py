from kit.outlines import arc, rectangle
from kit.shapes import ball, plate

TURN = (0, 0, -24)


def bubble(width, height, radius, side):
    """A rounded box with a tail below, on the left (-1) or the right (1)."""
    w, h = width / 2 - radius, height / 2 - radius
    tail = [(-w + .45, -height / 2), (-w - .1, -height / 2 - .42), (-w, -height / 2)]
    outline = (arc(radius, -90, 0, (w, -h)) + arc(radius, 0, 90, (w, h)) + arc(radius, 90, 180, (-w, h))
               + arc(radius, 180, 270, (-w, -h))[:-1] + tail[::-1])
    return [(-side * x, y) for x, y in outline][::-side]


def build():
    return [
        plate(bubble(2.5, 1.75, .62, -1), .5, 'cobalt', at=(-.2, .2, .3), edge=.17),
        *[ball(.17, 'paper', at=(x - .2, -.06, .3), squash=(1, .6, 1)) for x in (-.6, 0, .6)],
        plate(bubble(1.55, 1.05, .42, 1), .44, 'sun', at=(.78, -.5, -.72), edge=.15),
        plate(rectangle(.9, .13, .06), .1, 'paper', at=(.78, -.73, -.6), edge=.04),
        plate(rectangle(.56, .13, .06, (-.17, 0)), .1, 'paper', at=(.78, -.73, -.84), edge=.04),
    ]
