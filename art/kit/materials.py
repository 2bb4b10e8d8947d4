"""Surfaces: satin clay for objects, lacquer for the sculpture, metal, glass and lit screens for devices."""
import bpy

from kit.palette import colour


def _surface(name, rgb, **inputs):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*rgb, 1)
    for key, value in inputs.items():
        shader.inputs[key.replace('_', ' ').title()].default_value = value
    return material


def clay(name):
    return _surface(name, colour(name), roughness=.42, specular=.45, clearcoat=.3, clearcoat_roughness=.18)


def gloss(name):
    return _surface(name, colour(name), roughness=.2, specular=.5, clearcoat=.8, clearcoat_roughness=.05)


def lacquer(rgb):
    return _surface('lacquer', rgb, roughness=.3, specular=.45, clearcoat=1, clearcoat_roughness=.03)


def metal(lightness=.8, roughness=.3):
    return _surface('metal', (lightness, lightness, lightness * 1.02), metallic=1, roughness=roughness)


def backdrop(name):
    return _surface('backdrop', colour(name), roughness=.85, specular=.08)


def glass():
    return _surface('glass', (.002, .002, .003), roughness=.07, specular=.5, clearcoat=1)


def screen(picture, strength=.96):
    """A lit display: the screenshot shines by itself, so that its colours stay those of the page."""
    material = _surface('screen', (0, 0, 0), roughness=.1, specular=.3)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    texture = nodes.new('ShaderNodeTexImage')
    texture.image = bpy.data.images.load(picture)
    texture.interpolation, texture.extension = 'Cubic', 'EXTEND'
    shader = nodes['Principled BSDF']
    links.new(texture.outputs['Color'], shader.inputs['Emission'])
    shader.inputs['Emission Strength'].default_value = strength
    return material
