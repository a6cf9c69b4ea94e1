import { isBuiltin } from 'node:module'
import type { Metafile } from 'esbuild'

const servers = /^dist\/server\//
const serverSide = /^(src-server\/|src-adapters\/[^/]+\/gateway[^/]*\.ts$)/
const browserSide = /^src-adapters\/(browser\/|[^/]+\/browser\.tsx?$)/
const script = /\.m?js$/
const ours = /^src.*\.tsx?$/
const serversWords = /^src-ui\/messages\/shop-page\./
const asksForThem = /useWords\('shopPage'\)/

/** Inputs forbidden in a bundle: the other side of a vendor adapter, and the order server. */
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

/** Server-only messages in a browser bundle: the catalogue, or a screen that reads it. */
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

/** Packages that the server bundles import at start: production installs no others. */
export function packagesAskedFor(meta: Metafile): readonly string[] {
  const paths = Object.entries(meta.outputs)
    .filter(([output]) => script.test(output) && servers.test(output))
    .flatMap(([, { imports }]) => imports.filter(({ external }) => external).map(({ path }) => path))
  const names = paths
    .filter((path) => !isBuiltin(path))
    .map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'))
  return [...new Set(names)]
}
