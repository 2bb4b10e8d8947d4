from kit.shapes import ball, ring

TURN = (0, 0, -24)


def build():
    return [ring(1.2, .24, 'cobalt'), ring(.68, .19, 'coral', at=(0, 0, -.1), turn=(0, 0, 34)),
            ball(.37, 'sun', at=(0, 0, -.22))]
