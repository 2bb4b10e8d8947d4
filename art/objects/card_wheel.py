from kit.outlines import rounded
from kit.shapes import box, disc, group, plate, post

TURN = (0, 0, -36)
CARDS = 13


def card(index):
    tab = (-.46, 0, .46)[index % 3]
    outline = rounded([(-.82, .3), (.82, .3), (.82, 1.25), (-.82, 1.25)], [.03, .03, .12, .12])
    flag = rounded([(tab - .22, 1.15), (tab + .22, 1.15), (tab + .22, 1.48), (tab - .22, 1.48)], [.02, .02, .09, .09])
    fan = 86 - 172 * index / (CARDS - 1)
    return group([plate(outline, .08, 'paper', edge=.025), plate(flag, .08, 'sun', edge=.025)], turn=(fan, 0, 0))


def build():
    cheek = rounded([(-.72, -1.1), (.72, -1.1), (.26, .26), (-.26, .26)], [.12, .12, .26, .26])
    parts = [card(i) for i in range(CARDS)] + [post(.34, .34, 1.8, 'cobalt', turn=(0, 90, 0))]
    for side in (-1, 1):
        parts += [plate(cheek, .2, 'cobalt', at=(side * 1.04, 0, 0), turn=(0, 0, 90), edge=.08),
                  disc(.32, .3, 'sun', at=(side * 1.24, 0, 0), turn=(0, 0, 90), edge=.09)]
    return parts + [box(2.3, 1.5, .2, 'cobalt', at=(0, 0, -1.1), edge=.08)]
