from kit.outlines import band, rounded, spline
from kit.shapes import plate

TURN = (38, 0, -24)
PAGE = spline([(.02, .18), (.3, .42), (.75, .46), (1.2, .36), (1.52, .3)], 8)


def mirrored(points, side):
    return [(side * x, z) for x, z in points][::side]


def leaf(side):
    block = PAGE + [(1.52, .04), (.02, -.04)]
    lines = [plate(mirrored(band([p for p in PAGE if .3 < p[0] < reach], .06, round_ends=False), side), .11, 'cobalt', at=(0, y, .01), edge=.008)
             for y, reach in ((.56, 1.25), (.22, 1.25), (-.12, 1.25), (-.46, .85))]
    return [plate(mirrored(block, side), 2.0, 'paper', edge=.03), *lines]


def build():
    cover = band([(-1.66, .02), (-.25, -.1), (.25, -.1), (1.66, .02)], .13, round_ends=False)
    ribbon = rounded([(-.13, -.5), (0, -.38), (.13, -.5), (.13, .4), (-.13, .4)], .02)
    return [*leaf(1), *leaf(-1), plate(cover, 2.2, 'cobalt', edge=.05),
            plate(ribbon, .06, 'sun', at=(.1, -1.14, -.08), turn=(-30, 0, 0), edge=.02)]
