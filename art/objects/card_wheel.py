from kit.outlines import rounded
from kit.shapes import box, disc, group, plate, post

TURN = (0, 0, -40)
CARDS = 22


def card(index):
    angle = -62 + 304 * index / (CARDS - 1)
    tab = (-.42, 0, .42)[index % 3]
    outline = rounded([(-.75, .34), (.75, .34), (.75, 1.15), (-.75, 1.15)], [.03, .03, .1, .1])
    flag = rounded([(tab - .18, 1.05), (tab + .18, 1.05), (tab + .18, 1.3), (tab - .18, 1.3)], [.02, .02, .07, .07])
    return group([plate(outline, .05, 'paper', edge=.015), plate(flag, .05, 'sun', edge=.015)], turn=(angle - 90, 0, 0))


def build():
    cheek = rounded([(-.62, -1.3), (.62, -1.3), (.24, .22), (-.24, .22)], [.12, .12, .24, .24])
    parts = [card(i) for i in range(CARDS)] + [post(.3, .3, 1.6, 'cobalt', turn=(0, 90, 0))]
    for side in (-1, 1):
        parts += [plate(cheek, .16, 'cobalt', at=(side * .95, 0, 0), turn=(0, 0, 90), edge=.06),
                  disc(.3, .3, 'cobalt', at=(side * 1.15, 0, 0), turn=(0, 0, 90), edge=.08)]
    return parts + [box(2.1, 1.3, .16, 'cobalt', at=(0, 0, -1.3), edge=.06)]
