// Turns TypeScript entry files into ES modules that Node can import. Bundling once is several times faster than a
// loader that compiles file by file, and it is the compiler that the product itself is built with.
import { readFile, rm } from 'node:fs/promises'
import { basename, dirname, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

// A bundle lives elsewhere than its sources, so `new URL('./x.sql', import.meta.url)` would look in the wrong folder.
const sourcesKeepTheirUrl = {
  name: 'sources-keep-their-url',
  setup(bundler) {
    bundler.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!text.includes('import.meta.')) return undefined
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

const asText = ['.sql', '.html', '.txt', '.svg']
const asFile = ['.png', '.jpg', '.webp', '.avif', '.woff2', '.gz']

/** Bundles `entries` below node_modules/.cache and answers the paths of what was written, in the order given. */
export async function bundle(entries, name) {
  const outdir = resolve('node_modules/.cache/bundles', name)
  await rm(outdir, { recursive: true, force: true })
  const result = await build({
    entryPoints: entries,
    outdir,
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    entryNames: '[dir]/[name]',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'error',
    metafile: true,
    // The class names of a CSS module stay readable in a test; no other style sheet matters to one.
    loader: {
      '.module.css': 'local-css',
      '.css': 'empty',
      ...Object.fromEntries(asText.map((ending) => [ending, 'text'])),
      ...Object.fromEntries(asFile.map((ending) => [ending, 'file'])),
    },
    plugins: [sourcesKeepTheirUrl],
  })
  const written = new Map(
    Object.entries(result.metafile.outputs)
      .filter(([path, output]) => output.entryPoint !== undefined && path.endsWith('.mjs'))
      .map(([path, output]) => [output.entryPoint, resolve(path)]),
  )
  return entries.map((entry) => {
    const path = written.get(relative('.', resolve(entry)))
    if (path === undefined) throw new Error(`${basename(entry)} was not bundled`)
    return path
  })
}
