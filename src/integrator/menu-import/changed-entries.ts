import { menuParts } from './menu-columns.ts'

/** What differs between two menus in the shape of menu.json, one line per changed key. */
export function changedEntries(before: unknown, after: unknown): readonly string[] {
  return menuParts.flatMap(({ kind, part }) => {
    const [old, young] = [entriesIn(before, part), entriesIn(after, part)]
    const ids = [...new Set([...old.keys(), ...young.keys()])]
    return ids.flatMap((id) => {
      const [was, is] = [old.get(id), young.get(id)]
      if (was === undefined) return [`added ${kind} ${id}`]
      if (is === undefined) return [`removed ${kind} ${id}`]
      return changedKeys(was, is).map((key) => `changed ${kind} ${id}: ${key}`)
    })
  })
}

function entriesIn(menu: unknown, part: string): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(Object(Reflect.get(Object(menu), part))))
}

function changedKeys(was: unknown, is: unknown): readonly string[] {
  const keys = [...new Set([...Object.keys(Object(was)), ...Object.keys(Object(is))])]
  return keys.flatMap((key) => {
    const [old, young] = [was, is].map((entry) => JSON.stringify(Reflect.get(Object(entry), key)) ?? 'absent')
    return old === young ? [] : [`${key} was ${old}, is ${young}`]
  })
}
