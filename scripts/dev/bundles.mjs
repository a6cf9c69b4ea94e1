// Bundles of `npm run dev`: one language, neither minified nor compressed, rebuilt incrementally in a separate folder
// that npm start does not serve.

import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { context } from 'esbuild'
import {
  broughtLanguages,
  documents,
  inlineScripts,
  locales,
  pluginsOf,
  serverSettings,
  settingsOf,
} from '../build/bundles.mjs'
import { describeDocument } from '../build/manifest.mjs'

export const folder = resolve('node_modules/.cache/dev')

/** Returns a function that rebuilds the bundles of the changed files and rejects with esbuild's errors. */
export async function openBundles(locale = locales[0]) {
  await takeOver()
  const names = Object.keys(documents)
  const contexts = [
    context({ ...serverSettings(), outdir: join(folder, 'server'), logLevel: 'silent' }),
    ...names.map((name) => documentContext(name, locale)),
  ]
  const bundles = (await Promise.all(contexts)).map(remembered)
  return async (changed) => {
    // Waits for all bundles: esbuild answers a rebuild during a running build with that build's outdated result.
    const ended = await Promise.allSettled(bundles.map((build) => build(changed)))
    const failed = ended.find(({ status }) => status === 'rejected')
    if (failed !== undefined) throw failed.reason
    const [, ...built] = ended.map(({ value }) => value)
    const manifest = Object.fromEntries(
      built.map((one, index) => {
        const document = describeDocument(one, documents[names[index]])
        return [
          names[index],
          Object.fromEntries([...locales, ...Object.keys(broughtLanguages())].map((each) => [each, document])),
        ]
      }),
    )
    for (const [name, text] of Object.entries(await inlineScripts())) await writeFile(join(folder, name), text)
    await writeFile(join(folder, 'assets-manifest.json'), JSON.stringify(manifest))
  }
}

async function takeOver() {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'assets'), { recursive: true })
  await symlink(resolve('dist/brands'), join(folder, 'brands'), 'junction')
  for (const name of await readdir('dist'))
    if (/^(empty-)?database.*\.tar\.gz$/.test(name)) await cp(join('dist', name), join(folder, name))
}

function documentContext(name, locale) {
  return context({
    ...settingsOf(name),
    outdir: join(folder, 'assets'),
    minify: false,
    sourcemap: 'linked',
    plugins: pluginsOf(locale),
    logLevel: 'silent',
  })
}

/** Rebuilds only if an input changed or the last build failed. */
function remembered(context) {
  let last
  let inputs
  return async (changed) => {
    if (inputs !== undefined && !changed.some((file) => inputs.has(file))) return last
    inputs = undefined
    last = await context.rebuild()
    inputs = new Set(Object.keys(last.metafile.inputs).map((path) => path.replace(/\?.*$/, '')))
    return last
  }
}
