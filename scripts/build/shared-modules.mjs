// Decides which modules the customers' documents share, from builds of each document on its own.
import { withImports } from './manifest.mjs'

/** Lazy chunk of the shop that loads further lazy chunks. */
export const orderingPart = 'src/browser/ordering/ordering.ts'

/** Shared chunks in the order in which a customer loads them: with a shop page, with the ordering chunk of two kinds. */
const [withShop, ofAll, ofCheckout] = [0, 1, 2]

/** The last shared chunk of each document. The account and gift cards are not on the way of an order. */
const lastChunk = { shop: withShop, pay: ofCheckout, order: ofAll, giftCard: withShop, account: withShop }

/**
 * Shares what the shop and a later document load. Modules with words or lazy parts stay apart, so that a shared chunk is
 * the same in every language. What a shared module uses is shared too, so that no page has a module twice.
 * @param metafiles of the documents, each built on its own
 * @param sources of the documents
 */
export function sharedModules(metafiles, sources) {
  const [shop, pay, order] = ['shop', 'pay', 'order'].map((name) => written(metafiles[name], sources[name]))
  const ordering = written(metafiles.shop, orderingPart)
  const imports = importsOf(metafiles)
  const early = partsBefore(orderingPart, sources.shop, metafiles.shop)
  const apart = new Set([
    ...ofOneLanguage(imports),
    ...early.flatMap((part) => [...written(metafiles.shop, part)].filter((module) => !shop.has(module))),
  ])
  const chunks = new Map(
    [...ordering]
      .filter((module) => !apart.has(module) && (pay.has(module) || order.has(module)))
      .flatMap((module) => {
        if (shop.has(module)) return [[module, withShop]]
        if (!pay.has(module)) return []
        return [[module, order.has(module) ? ofAll : ofCheckout]]
      }),
  )
  closeOver(chunks, imports, (module, user) => {
    if (apart.has(module) || !ordering.has(module)) return undefined
    if (shop.has(module)) return withShop
    return user === withShop ? undefined : user
  })
  const upTo = (last) => [...chunks].flatMap(([module, chunk]) => (chunk <= last ? [module] : [])).sort()
  const importable = (modules) =>
    modules.filter((module) => !Object.values(metafiles).some(({ inputs }) => isCommonJs(inputs, module)))
  const reached = new Map(
    Object.keys(lastChunk).map((name) => [
      name,
      reachedFrom(upTo(name === 'shop' ? ofCheckout : lastChunk[name]), imports),
    ]),
  )
  return {
    early,
    atStart: (name) => importable(upTo(lastChunk[name])),
    withOrdering: importable([...upTo(ofCheckout), ...ordering]),
    firstLoad: (name) => loaded(metafiles[name], sources[name]),
    isShared: (name, module) => reached.get(name).has(module),
  }
}

export function nothingShared(metafiles, sources) {
  return {
    early: [],
    atStart: () => [],
    withOrdering: [],
    firstLoad: (name) => loaded(metafiles[name], sources[name]),
    isShared: () => false,
  }
}

/** Adds what the modules use, and removes modules whose needs have no shared chunk that is loaded early enough. */
function closeOver(chunks, imports, chunkFor) {
  const removed = new Set()
  const place = (user, path) => {
    const wanted = removed.has(path) ? undefined : chunkFor(path, chunks.get(user))
    if (wanted === undefined) {
      chunks.delete(user)
      removed.add(user)
    } else if ((chunks.get(path) ?? Number.POSITIVE_INFINITY) > wanted) chunks.set(path, wanted)
    else return false
    return true
  }
  const used = [...imports].flatMap(([user, all]) =>
    all.filter(({ isWritten }) => isWritten).map(({ path }) => [user, path]),
  )
  // Each step adds a module, moves one to an earlier chunk or removes one for good.
  while (used.filter(([user, path]) => chunks.has(user) && place(user, path)).length > 0);
}

/** Static and lazy imports of each module; `isWritten` if a script contains code of the imported one. */
function importsOf(metafiles) {
  const inScripts = new Set(
    Object.values(metafiles).flatMap(({ outputs }) => Object.keys(outputs).flatMap((path) => codeIn(outputs, path))),
  )
  const all = Object.values(metafiles).flatMap(({ inputs }) => Object.entries(inputs))
  return new Map(
    all.map(([module, { imports }]) => [
      module,
      imports.map(({ path, kind }) => {
        const isLazy = kind === 'dynamic-import'
        return { path, isLazy, isWritten: !isLazy && inScripts.has(path) }
      }),
    ]),
  )
}

/** Modules that import words, or lazy parts, whose addresses differ from language to language. */
function ofOneLanguage(imports) {
  const found = new Set(
    [...imports]
      .filter(([module, used]) => words.test(module) || used.some(({ isLazy }) => isLazy))
      .map(([module]) => module),
  )
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const [module, used] of imports)
      if (used.some(({ path, isWritten }) => isWritten && found.has(path))) found.add(module)
  }
  return found
}

const words = /^src-ui\/messages\/[\w-]+\.en\.ts$/

/** Lazy parts that a page can load before `part`. */
function partsBefore(part, source, { inputs }) {
  const [seen, found] = [new Set([part]), new Set()]
  const look = (module) => {
    if (seen.has(module)) return
    seen.add(module)
    for (const { path, kind } of inputs[module]?.imports ?? []) {
      if (kind === 'dynamic-import' && path !== part) found.add(path)
      look(path)
    }
  }
  look(source)
  return [...found]
}

function reachedFrom(modules, imports) {
  const found = new Set()
  const look = (module) => {
    if (found.has(module)) return
    found.add(module)
    for (const { path, isLazy } of imports.get(module) ?? []) if (!isLazy) look(path)
  }
  for (const module of modules) look(module)
  return found
}

function isCommonJs(inputs, module) {
  return inputs[module]?.format === 'cjs'
}

const code = /\.[cm]?[jt]sx?$|\.module\.css$/

function codeIn(outputs, path) {
  if (!path.endsWith('.js')) return []
  return Object.entries(outputs[path].inputs).flatMap(([module, { bytesInOutput }]) =>
    bytesInOutput > 0 ? [module] : [],
  )
}

function outputsLoadedWith({ outputs }, source) {
  const [own] = Object.entries(outputs).find(([path, { entryPoint }]) => path.endsWith('.js') && entryPoint === source)
  return [own, ...withImports(outputs, own)]
}

/** Modules of which code is loaded with a document or part. */
function written(metafile, source) {
  return new Set(outputsLoadedWith(metafile, source).flatMap((path) => codeIn(metafile.outputs, path)))
}

/** As `written`, with those that only pass on others. An import would run a CommonJS module too early. */
function loaded(metafile, source) {
  return outputsLoadedWith(metafile, source)
    .flatMap((path) => Object.keys(metafile.outputs[path].inputs))
    .filter((module) => code.test(module) && !isCommonJs(metafile.inputs, module))
}
