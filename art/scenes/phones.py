"""Two phones on cobalt; their screens are art/out/screens/phone-1.png and phone-2.png (9:19.5)."""
from kit import stage
from kit.devices import phone
from kit.materials import metal

SIZE, SAMPLES, TRANSPARENT = (1600, 1200), 48, False


def build():
    stage.sweep('cobalt', back=1.9, floor=-2.05, bend=1.2)
    phone('phone-1.png', metal(.72, .3), at=(-.95, 0, .08), turn=(-12, -14, 22))
    phone('phone-2.png', metal(.2, .28), at=(1.1, .4, -.16), turn=(-8, 10, -20))
    stage.surroundings(.55, turn=40)
    stage.softbox((-4.5, -5, 6), 620, 3)
    stage.softbox((4.5, -5, 2), 140, 3, tint=(1, .82, .72))
    stage.softbox((0, 3.5, 6), 260, 4, tint=(.73, .76, 1), target=(0, 1, 0))
    stage.camera((0, -9.5, .5), (0, 0, -.12), lens=62)
