from kit.outlines import rectangle, rounded
from kit.shapes import box, plate, tube

TURN = (0, 0, -32)
PULL = .95


def front(z, y):
    handle = [(-.34, y - .08, z), (-.34, y - .24, z), (.34, y - .24, z), (.34, y - .08, z)]
    return [plate(rectangle(1.96, .96, .12), .16, 'coral', at=(0, y, z), edge=.05), tube(handle, .06, 'paper')]


def folder(y, tab):
    outline = rounded([(-.78, -.4), (.78, -.4), (.78, .42), (tab + .3, .42), (tab + .22, .58), (tab - .22, .58), (tab - .3, .42), (-.78, .42)], .05)
    return plate(outline, .09, 'cobalt', at=(0, y, .72), turn=(8, 0, 0), edge=.03)


def build():
    cabinet = plate([rectangle(2.3, 2.5, .2), rectangle(1.96, .98, .06, (0, .56))], 1.7, 'paper', edge=.07)
    back = plate(rectangle(2.2, 2.4, .18), .1, 'paper', at=(0, .78, 0), edge=.03)
    y = -.85 - PULL
    tray = [box(.08, PULL + .9, .6, 'paper', at=(side * .88, y + (PULL + .9) / 2, .42), edge=.03) for side in (-1, 1)]
    tray.append(box(1.76, PULL + .9, .08, 'paper', at=(0, y + (PULL + .9) / 2, .16), edge=.03))
    folders = [folder(y + .3 + .24 * i, (-.4, 0, .4)[i % 3]) for i in range(4)]
    return [cabinet, back, *front(-.6, -.86), *front(.56, y), *tray, *folders]
