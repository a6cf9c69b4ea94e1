import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import subsetFont from 'subset-font'

/**
 * `url('….woff2?core')` in a sheet is that font with the letters of its own face alone: those of its `unicode-range`, in
 * the weights of its `font-weight`. They are what the first paint waits for; the letters left out are in a face of their own.
 */
export const coreFonts = {
  name: 'core-fonts',
  setup(bundler) {
    bundler.onResolve({ filter: /\.woff2\?core$/ }, async ({ path, importer, resolveDir, kind }) => {
      const { path: whole } = await bundler.resolve(path.replace('?core', ''), { resolveDir, kind, importer })
      const face = faceOf(await readFile(importer, 'utf8'), path)
      // Without the folder that we build in: esbuild makes names of files of what it is told here.
      const named = relative('.', whole).replace(/\.woff2$/, '-core.woff2')
      return { path: named, namespace: 'core-font', pluginData: { whole, face } }
    })
    bundler.onLoad({ filter: /./, namespace: 'core-font' }, async ({ pluginData: { whole, face } }) => ({
      contents: await once(`${whole} ${face}`, () => core(whole, face)),
      loader: 'file',
    }))
  },
}

/** Each document is built several times. */
const made = new Map()
function once(key, make) {
  if (!made.has(key)) made.set(key, make())
  return made.get(key)
}

/** What a sheet says between the braces of the face that has this address. */
export function faceOf(sheet, url) {
  const face = sheet.match(/@font-face\s*\{[^}]*\}/g)?.find((one) => one.includes(`'${url}'`))
  if (face === undefined) throw new Error(`no face for ${url}`)
  return face
}

/** The letters of a face: U+20-7E, U+A9. */
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
    // A font of one weight has no axis.
    ...(max === undefined ? {} : { variationAxes: { wght: { min: Number(min), max: Number(max) } } }),
    keepFeatures: features,
    // A third of the bytes, for what nobody sees but on a coarse screen under an old Windows.
    noHinting: true,
    // Whose it is, and under which licence: the Open Font License wants both in every copy.
    preserveNameIds: [copyright, licence, licenceAddress],
  })
}

/** What composes and spaces letters, and figures of one width (`tabular-nums`). */
const features = ['rvrn', 'ccmp', 'locl', 'liga', 'kern', 'mark', 'mkmk', 'tnum']
const [copyright, licence, licenceAddress] = [0, 13, 14]
