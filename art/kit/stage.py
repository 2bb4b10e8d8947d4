"""Lights and camera. Every object stands on the same stage, so that all of them look like one family."""
import math

import bpy
import numpy
from mathutils import Vector

from kit.materials import backdrop
from kit.shapes import place, solid

CAMERA_DISTANCE, CAMERA_HEIGHT_DEGREES = 12, 17


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def surroundings(strength, turn=0):
    """Blender's own studio panorama: what glossy surfaces mirror."""
    world = bpy.data.worlds.new('surroundings')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    image = nodes.new('ShaderNodeTexEnvironment')
    image.image = bpy.data.images.load(bpy.utils.system_resource('DATAFILES', path='studiolights/world') + '/studio.exr')
    coordinates, mapping = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeMapping')
    mapping.inputs['Rotation'].default_value = (0, 0, math.radians(turn))
    links.new(coordinates.outputs['Generated'], mapping.inputs['Vector'])
    links.new(mapping.outputs['Vector'], image.inputs['Vector'])
    links.new(image.outputs['Color'], nodes['Background'].inputs['Color'])
    nodes['Background'].inputs['Strength'].default_value = strength


def _aim(item, at, target):
    item.location = at
    item.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()


def softbox(at, power, size, tint=(1, 1, 1), target=(0, 0, 0), height=None):
    light = bpy.data.lights.new('softbox', 'AREA')
    light.energy, light.size, light.color = power, size, tint
    if height:
        light.shape, light.size_y = 'RECTANGLE', height
    item = bpy.data.objects.new('softbox', light)
    bpy.context.collection.objects.link(item)
    item.visible_camera = False
    _aim(item, at, target)


def camera(at, target=(0, 0, 0), lens=60):
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    item = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(item)
    _aim(item, at, target)
    bpy.context.scene.camera = item
    return item


def product_light():
    surroundings(.62, turn=30)
    softbox((-4.5, -5, 6), 520, 4)
    softbox((5, -3.5, 1), 120, 3.5, tint=(1, .86, .9))
    softbox((1.5, 4.5, 5), 50, 6, tint=(.88, .91, 1))


def product_camera():
    angle = math.radians(CAMERA_HEIGHT_DEGREES)
    return camera((0, -CAMERA_DISTANCE * math.cos(angle), CAMERA_DISTANCE * math.sin(angle)))


def fit(eye, share, aspect=1):
    """Crop by lens and shift, never by moving, so that the object fills its share and stays centred."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    into_view, flat = eye.matrix_world.inverted(), []
    for item in graph.objects:
        if item.type in ('MESH', 'CURVE'):
            mesh = item.to_mesh()
            points = numpy.empty(len(mesh.vertices) * 3)
            mesh.vertices.foreach_get('co', points)
            seen = numpy.c_[points.reshape(-1, 3), numpy.ones(len(mesh.vertices))] @ numpy.array(into_view @ item.matrix_world).T
            flat.append(seen[:, :2] / -seen[:, 2:3])
            item.to_mesh_clear()
    (left, low), (right, high) = (edge(numpy.concatenate(flat), axis=0) for edge in (numpy.min, numpy.max))
    zoom = share / max(right - left, (high - low) * aspect)
    eye.data.lens = zoom * eye.data.sensor_width
    eye.data.shift_x, eye.data.shift_y = zoom * (left + right) / 2, zoom * (low + high) / 2


def sweep(name, back, floor, bend, reach=40):
    """A seamless backdrop: a floor that bends up into a wall."""
    curve = [(back - bend + bend * math.sin(a), floor + bend - bend * math.cos(a))
             for a in (math.pi / 2 * i / 24 for i in range(25))]
    profile = [(-reach, floor), *curve, (back, floor + reach)]

    def build(bm):
        rows = [[bm.verts.new((x, y, z)) for x in (-reach, reach)] for y, z in profile]
        for low, high in zip(rows, rows[1:]):
            bm.faces.new((low[0], low[1], high[1], high[0]))
    place(solid(build), backdrop(name))
