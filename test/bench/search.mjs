// npm run bench:search
// Our search and MiniSearch on both demo menus: hits for sixty mistyped dishes (first and top three), size in the
// browser, time to index and to search. Fails if ours finds fewer than before, or fewer per KiB than MiniSearch.

import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { isLeft } from 'fp-ts/lib/Either.js'
import MiniSearch from 'minisearch'
import { menu as menuCodec } from '../../src-contract/menu/menu.ts'
import { listed } from '../../src-domain/menu/listed.ts'
import { listedGroups } from '../../src-domain/menu/listed-groups.ts'
import { menuSearch } from '../../src-domain/menu/menu-search.ts'
import { searchWords, soughtWords } from '../../src-domain/menu/search-words.ts'
import { mistypedDishes } from '../builders/mistyped-dishes.ts'

/** Our result when recorded, out of sixty. */
const least = { first: 59, firstThree: 59 }
const orderType = 'pickup'
const rounds = 20

const menus = Object.fromEntries(['ember', 'nocturne'].map((brand) => [brand, menuOf(brand)]))
const entries = Object.fromEntries(Object.entries(menus).map(([brand, menu]) => [brand, entriesOf(menu)]))
const boost = { name: 10, group: 4, about: 3, mark: 2, option: 1 }
const fields = Object.keys(boost)

const searches = {
  ours: { make: (brand) => menuSearch(menus[brand], orderType), bytes: await bytesOf(ours()) },
  'MiniSearch as its guide shows it': {
    make: (brand) => mini(brand, {}, { boost, prefix: true, fuzzy: 0.2 }),
    bytes: await bytesOf(theirs()),
  },
  'MiniSearch with our words and mistakes': {
    make: (brand) =>
      mini(
        brand,
        { tokenize: (text) => [...searchWords(text)], processTerm: (word) => word },
        {
          boost,
          tokenize: (text) => [...soughtWords(text)],
          prefix: true,
          fuzzy: (word) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2),
        },
      ),
    bytes: await bytesOf(`${theirs()}\nexport * from './src-domain/menu/search-words.ts'`),
  },
}

const results = Object.entries(searches).map(([name, { make, bytes }]) => ({ name, bytes, ...measured(make) }))
for (const { name, bytes, first, firstThree, missed, byKind, index, search } of results) {
  const kib = bytes / 1024
  console.log(`${name}: ${first} of ${mistypedDishes.length} first, ${firstThree} among the first three`)
  console.log(`  ${bytes} bytes of brotli: ${(first / kib).toFixed(1)} first for each KiB`)
  console.log(`  index ${index.toFixed(2)} ms, a search ${search.toFixed(3)} ms; ${byKind}`)
  console.log(`  not first: ${missed.join('; ') || 'none'}`)
}
const [own, ...others] = results
if (own.first < least.first || own.firstThree < least.firstThree) fail(`ours found ${least.first} of them once`)
if (others.some(({ first, bytes }) => first / bytes > own.first / own.bytes)) fail('MiniSearch finds more for its size')

function fail(why) {
  console.error(why)
  process.exitCode = 1
}

function measured(make) {
  const finders = Object.fromEntries(Object.keys(menus).map((brand) => [brand, make(brand)]))
  const rank = mistypedDishes.map(([kind, brand, typed, meant]) => {
    const found = finders[brand](typed).map(({ item }) => item)
    return { kind, typed, at: found.findIndex((item) => meant.includes(item)), instead: found[0] }
  })
  const isFirst = ({ at }) => at === 0
  const kinds = [...new Set(rank.map(({ kind }) => kind))]
  return {
    first: rank.filter(isFirst).length,
    firstThree: rank.filter(({ at }) => at >= 0 && at < 3).length,
    missed: rank
      .filter((one) => !isFirst(one))
      .map(({ typed, at, instead }) => `${typed} (${at < 0 ? 'nowhere' : at + 1}, ${instead ?? 'nothing'} first)`),
    byKind: kinds.map((kind) => `${kind} ${rank.filter((one) => one.kind === kind && isFirst(one)).length}`).join(', '),
    index: median(() => make('ember')),
    search: median(() => mistypedDishes.map(([, brand, typed]) => finders[brand](typed))) / mistypedDishes.length,
  }
}

function median(work) {
  const times = Array.from({ length: rounds }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return times.sort((a, b) => a - b)[rounds >> 1]
}

function menuOf(brand) {
  const seen = menuCodec.decode(JSON.parse(readFileSync(`brands/${brand}/menu.json`, 'utf8')))
  if (isLeft(seen)) throw new Error(`the menu of ${brand} cannot be read`)
  return seen.right
}

function entriesOf(menu) {
  const found = new Map()
  const walk = (groups, above) => {
    for (const group of groups) {
      const within = [...above, group]
      for (const item of listed(group.items, menu.items)) {
        if (found.has(item.id)) continue
        found.set(item.id, {
          id: item.id,
          name: item.name,
          group: within.map(({ name }) => name).join(' '),
          about: [item.description, ...item.additionalDescriptions].join(' '),
          mark: item.dietaryRestrictions.join(' '),
          option: optionTexts(menu, item, 1).join(' '),
        })
      }
      walk(listed(group.subgroups, menu.groups), within)
    }
  }
  walk(listedGroups(menu, orderType), [])
  return [...found.values()]
}

function optionTexts(menu, item, level) {
  if (level > 3) return []
  return listed(item.options, menu.options).flatMap(({ name, items }) => [
    name,
    ...listed(items, menu.items).flatMap((one) => [one.name, ...optionTexts(menu, one, level + 1)]),
  ])
}

function mini(brand, made, searchOptions) {
  const index = new MiniSearch({ fields, ...made, searchOptions })
  index.addAll(entries[brand])
  return (typed) => index.search(typed).map(({ id }) => ({ item: id }))
}

function ours() {
  return `export * from './src-domain/menu/text-search.ts'`
}
function theirs() {
  return `export { default } from 'minisearch'`
}

/** Compressed, as served. */
async function bytesOf(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.', loader: 'ts' },
    ...{ bundle: true, minify: true, format: 'esm', target: 'es2022', write: false, platform: 'browser' },
  })
  return brotliCompressSync(outputFiles[0].contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
