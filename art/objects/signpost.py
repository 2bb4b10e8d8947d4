from kit.outlines import rounded
from kit.shapes import ball, lathe, plate, post

TURN = (0, 0, -16)


def board(side, width, z, yaw, colour):
    tip = width / 2
    outline = [(-tip, -.32), (tip - .36, -.32), (tip, 0), (tip - .36, .32), (-tip, .32)]
    outline = [(side * x, y) for x, y in outline][::side]
    return plate(rounded(outline, .08), .26, colour, at=(side * .3, -.18, z), turn=(0, 0, yaw), edge=.07)


def build():
    return [post(.15, .15, 3.1, 'paper'), ball(.23, 'paper', at=(0, 0, 1.6)),
            lathe([(0, -1.52), (.62, -1.52), (.66, -1.46), (.6, -1.36), (.24, -1.26), (.15, -1.2), (0, -1.2)], 'paper'),
            board(1, 2.0, 1.05, -8, 'coral'), board(-1, 1.8, .34, 12, 'cobalt'), board(1, 1.5, -.37, -14, 'coral')]
