import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

export async function browserScripts(names: readonly string[], from: string): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: names.map((name) => fileURLToPath(new URL(`./${name}.ts`, from))),
    outdir: '/scripts',
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  })
  return new Map(outputFiles.map(({ path, text }) => [/([\w-]+)\.js$/.exec(path)?.[1] ?? path, text]))
}
