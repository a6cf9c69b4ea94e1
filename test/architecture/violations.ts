import { apart, type Reach, reachOf } from './house.ts'
import { computed, type Graph, type Target } from './imports.ts'

function allows(reach: Reach, { kind, name }: Target): boolean {
  switch (kind) {
    case 'ours':
      return reach.folders.some((folder) => name.startsWith(folder))
    case 'package':
      return reach.packages.includes(name)
    case 'node':
      return reach.node
    case 'missing':
      return false
  }
}

/** Loads the script named by its page. */
const asksByName = 'src/browser/first-tap/first-tap.ts'

function arrowsOf(path: string, targets: readonly Target[]): readonly string[] {
  const reach = reachOf(path)
  if (reach === undefined) return [`${path} -> nothing: this folder has no place in the house`]
  return targets
    .filter(({ name }) => path !== asksByName || name !== computed)
    .filter((target) => target.kind === 'missing' || (reach !== 'everything' && !allows(reach, target)))
    .map(({ kind, name }) => `${path} -> ${name}: ${kind === 'missing' ? 'does not exist' : 'not allowed'}`)
}

function oursFrom(graph: Graph, path: string): readonly string[] {
  return (graph.get(path) ?? []).filter(({ kind }) => kind === 'ours').map(({ name }) => name)
}

function reachedFrom(graph: Graph, start: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...oursFrom(graph, start)]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    waiting.push(...oursFrom(graph, path))
  }
  return reached
}

/**
 * `src-ui/cart` of `src-ui/cart/cart-line-row.tsx`. Files directly on a floor have no room; the order server is one room.
 */
const roomOf =
  /^(?:(?:src-domain|src-contract|src-adapters|src-ui|src\/browser|src(?!\/browser\/))\/[^/]+(?=\/)|src-server\/[^/]+)/

function roomsOf(graph: Graph): Graph {
  const rooms = new Map<string, Target[]>()
  for (const path of graph.keys()) {
    const room = roomOf.exec(path)?.[0]
    if (room === undefined) continue
    const known = oursFrom(graph, path).flatMap((name) => roomOf.exec(name)?.[0] ?? [])
    const others = known.filter((name) => name !== room).map((name): Target => ({ kind: 'ours', name }))
    rooms.set(room, [...(rooms.get(room) ?? []), ...others])
  }
  return rooms
}

function circlesIn(graph: Graph): readonly string[] {
  return [...graph.keys()]
    .filter((path) => reachedFrom(graph, path).has(path))
    .map((path) => `${path} -> ${path}: a circle`)
}

/** "from -> to: why" for each forbidden import. */
export function violationsIn(graph: Graph): readonly string[] {
  const apiece = [...graph].flatMap(([path, targets]) => {
    const reached = reachedFrom(graph, path)
    const strangers = apart.flatMap(([from, to]) =>
      from.test(path) ? [...reached].filter((name) => to.test(name)) : [],
    )
    return [...arrowsOf(path, targets), ...strangers.map((name) => `${path} -> ${name}: the other side`)]
  })
  return [...apiece, ...circlesIn(graph), ...circlesIn(roomsOf(graph))]
}
