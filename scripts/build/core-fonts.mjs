import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import subsetFont from 'subset-font'

/**
 * A sheet's `url('….woff2?core')` loads the font cut down to the `unicode-range` and weights of its face. The first
 * paint waits for it; a second face has the other letters.
 */
export const coreFonts = {
  name: 'core-fonts',
  setup(bundler) {
    bundler.onResolve({ filter: /\.woff2\?core$/ }, async ({ path, importer, resolveDir, kind }) => {
      const { path: whole } = await bundler.resolve(path.replace('?core', ''), { resolveDir, kind, importer })
      const face = faceOf(await readFile(importer, 'utf8'), path)
      // An absolute path would change esbuild's hashes.
      const named = relative('.', whole).replace(/\.woff2$/, '-core.woff2')
      return { path: named, namespace: 'core-font', pluginData: { whole, face } }
    })
    bundler.onLoad({ filter: /./, namespace: 'core-font' }, async ({ pluginData: { whole, face } }) => ({
      contents: await once(`${whole} ${face}`, () => core(whole, face)),
      loader: 'file',
    }))
  },
}

const made = new Map()
function once(key, make) {
  if (!made.has(key)) made.set(key, make())
  return made.get(key)
}

export function faceOf(sheet, url) {
  const face = sheet.match(/@font-face\s*\{[^}]*\}/g)?.find((one) => one.includes(`'${url}'`))
  if (face === undefined) throw new Error(`no face for ${url}`)
  return face
}

/** Characters of a unicode-range: U+20-7E, U+A9. */
export function lettersOf(face) {
  const [, ranges] = /unicode-range:([^;}]*)/.exec(face) ?? []
  if (ranges === undefined) throw new Error(`which letters? ${face}`)
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number.parseInt(last, 16) - Number.parseInt(first, 16) + 1 }, (_, at) =>
      String.fromCodePoint(Number.parseInt(first, 16) + at),
    ),
  )
}

async function core(path, face) {
  const [, min, max] = /font-weight:\s*(\d+)(?:\s+(\d+))?/.exec(face) ?? []
  return subsetFont(await readFile(path), lettersOf(face).join(''), {
    targetFormat: 'woff2',
    // A font with one weight has no axis.
    ...(max === undefined ? {} : { variationAxes: { wght: { min: Number(min), max: Number(max) } } }),
    keepFeatures: features,
    // Hinting is a third of the bytes and shows only on low-resolution screens of old Windows.
    noHinting: true,
    // The Open Font License requires copyright and licence in each copy.
    preserveNameIds: [copyright, licence, licenceAddress],
  })
}

/** OpenType features for composition, spacing and tabular figures. */
const features = ['rvrn', 'ccmp', 'locl', 'liga', 'kern', 'mark', 'mkmk', 'tnum']
const [copyright, licence, licenceAddress] = [0, 13, 14]
