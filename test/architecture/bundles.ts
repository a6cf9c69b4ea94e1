import { isBuiltin } from 'node:module'
import type { Metafile } from 'esbuild'

const servers = /^dist\/server\//
const serverSide = /^(src-server\/|src-adapters\/[^/]+\/gateway[^/]*\.ts$)/
const browserSide = /^src-adapters\/(browser\/|[^/]+\/browser\.tsx?$)/
const script = /\.m?js$/
const ours = /^src.*\.tsx?$/
const serversWords = /^src-ui\/messages\/shop-page\./
const asksForThem = /useWords\('shopPage'\)/

/** Which inputs a bundle must not hold: the other side of an outside party, and the order server itself. */
export function strangersIn(meta: Metafile): readonly string[] {
  return Object.entries(meta.outputs)
    .filter(([output]) => script.test(output))
    .flatMap(([output, { inputs }]) => {
      const strange = servers.test(output) ? browserSide : serverSide
      return Object.keys(inputs)
        .filter((input) => strange.test(input))
        .map((input) => `${input} in ${output}`)
    })
}

/**
 * What a script for the browser has of the words that only the server says: the catalogue, or a screen that asks for it
 * and would find none there.
 */
export function serversWordsIn(meta: Metafile, textOf: (path: string) => string): readonly string[] {
  return Object.entries(meta.outputs)
    .filter(([output]) => script.test(output) && !servers.test(output))
    .flatMap(([output, { inputs }]) =>
      Object.keys(inputs)
        .filter((input) => serversWords.test(input) || (ours.test(input) && asksForThem.test(textOf(input))))
        .map((input) => `${input} in ${output}`),
    )
}

export function scriptsBuiltFrom(meta: Metafile, folder: string): number {
  return Object.entries(meta.outputs).filter(
    ([output, { inputs }]) => script.test(output) && Object.keys(inputs).some((input) => input.startsWith(folder)),
  ).length
}

/** The packages that the server's programs ask for when they start: a machine that only runs them has no others. */
export function packagesAskedFor(meta: Metafile): readonly string[] {
  const paths = Object.entries(meta.outputs)
    .filter(([output]) => script.test(output) && servers.test(output))
    .flatMap(([, { imports }]) => imports.filter(({ external }) => external).map(({ path }) => path))
  const names = paths
    .filter((path) => !isBuiltin(path))
    .map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'))
  return [...new Set(names)]
}
