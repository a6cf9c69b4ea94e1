// What Inversify asks of reflect-metadata where no class carries a decorator: values kept beside an object, by a key.

const kept = new WeakMap()

function definedOn(target, property) {
  const properties = kept.get(target) ?? new Map()
  kept.set(target, properties)
  const values = properties.get(property) ?? new Map()
  properties.set(property, values)
  return values
}

export function defineMetadata(key, value, target, property) {
  definedOn(target, property).set(key, value)
}

export function getOwnMetadata(key, target, property) {
  return definedOn(target, property).get(key)
}
