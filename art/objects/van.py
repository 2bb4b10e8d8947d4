from kit.outlines import arc, band, circle, rectangle, rounded
from kit.shapes import disc, plate

TURN = (0, 0, -34)
BODY = [(-1.55, -.6), (1.55, -.6), (1.55, -.02), (1.22, .14), (.74, .95), (-1.55, .95)]
SIDE = -.7
PIN = arc(.32, -35, 215, (0, .1), 40) + [(0, -.44)]


def wheel(x, y):
    return [disc(.38, .3, 'ink', at=(x, y, -.62), edge=.08), disc(.17, .34, 'paper', at=(x, y, -.62), edge=.04)]


def build():
    skirt = rounded([(-1.59, -.64), (1.59, -.64), (1.59, -.22), (-1.59, -.22)], .12)
    side_window = rounded([(.22, .2), (1.02, .2), (.66, .76), (.22, .76)], .09)
    parts = [
        plate(rounded(BODY, [.12, .14, .2, .2, .22, .2]), 1.4, 'paper', edge=.12),
        plate(skirt, 1.44, 'coral', edge=.07),
        plate(band([(1.15, .26), (.81, .84)], .1), 1.1, 'ink', edge=.04),
        plate(side_window, .08, 'ink', at=(0, SIDE, 0), edge=.03),
        plate([PIN, circle(.13, (0, .1))], .06, 'coral', at=(-.72, SIDE - .01, .32), edge=.02),
        plate(rectangle(.12, .26, .05), .24, 'paper', at=(1.57, -.46, -.34), edge=.03),
        plate(rectangle(.12, .26, .05), .24, 'paper', at=(1.57, .46, -.34), edge=.03),
    ]
    for x in (-.95, .95):
        parts += wheel(x, -.6) + wheel(x, .6)
    return parts
