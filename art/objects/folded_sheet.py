from kit.outlines import rectangle, rounded
from kit.shapes import group, plate

TURN = (0, 0, -26)
RIGHT, TOP, FOLD = .95, 1.3, .68


def build():
    sheet = rounded([(-RIGHT, -TOP), (RIGHT, -TOP), (RIGHT, TOP - FOLD), (RIGHT - FOLD, TOP), (-RIGHT, TOP)], [.16, .16, .03, .03, .16])
    flap = rounded([(RIGHT, TOP - FOLD), (RIGHT - FOLD, TOP), (RIGHT - FOLD, TOP - FOLD)], [.03, .03, .18])
    lines = [plate(rectangle(width, .13, .06, (width / 2 - .62, 0)), .06, 'cobalt', at=(0, -.1, z), edge=.025)
             for width, z in ((1.24, .2), (1.24, -.12), (1.24, -.44), (.8, -.76))]
    heading = plate(rectangle(.62, .2, .09, (-.31, .66)), .06, 'cobalt', at=(0, -.1, 0), edge=.025)
    behind = group([plate(rectangle(1.9, 2.6, .16), .14, 'cobalt', edge=.05)], at=(.22, .22, -.04), turn=(0, 9, 0))
    return [plate(sheet, .16, 'paper', edge=.05), plate(flap, .12, 'sun', at=(0, -.14, 0), edge=.04), heading, *lines, behind]
