import * as t from 'io-ts'

/** Paths of fields without a codec. The contract lists each request field, so these are departures. */
export function unknownFields(codec: t.Mixed, value: unknown, at = ''): readonly string[] {
  if (codec instanceof t.RecursiveType) return unknownFields(codec.runDefinition(), value, at)
  if (codec instanceof t.UnionType) {
    const met = codec.types.find((one: t.Mixed) => one.is(value))
    return met === undefined ? [] : unknownFields(met, value, at)
  }
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType) {
    if (!Array.isArray(value)) return []
    return value.flatMap((entry: unknown, index) => unknownFields(codec.type, entry, `${at}[${index}]`))
  }
  const known = fieldsOf(codec)
  if (known === undefined || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const path = at === '' ? name : `${at}.${name}`
    const field = known.get(name)
    return field === undefined ? [path] : unknownFields(field, inner, path)
  })
}

function fieldsOf(codec: t.Mixed): ReadonlyMap<string, t.Mixed> | undefined {
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) {
    return new Map(Object.entries<t.Mixed>(codec.props))
  }
  // Fields of any member of a union are valid.
  if (!(codec instanceof t.IntersectionType || codec instanceof t.UnionType)) return undefined
  return new Map(codec.types.flatMap((one: t.Mixed) => [...(fieldsOf(one) ?? [])]))
}

export function mistakesOf(errors: t.Errors): readonly string[] {
  return [
    ...new Set(
      errors.map(({ context, value }) => {
        const at = context
          .map(({ key }) => key)
          .filter((key) => key !== '' && !/^\d+$/.test(key))
          .join('.')
        return `${at || 'the whole'} is ${value === undefined ? 'missing' : JSON.stringify(value)}`
      }),
    ),
  ]
}
