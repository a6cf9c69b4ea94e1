import { readFileSync, statSync } from 'node:fs'
import { processorNames } from '../../src/processors/names.ts'

export interface Weight {
  readonly bytes: number
  readonly files: number
}

/** Files that a processor's form adds beyond the first load and the shared form. */
export function processorWeights(locale: string): ReadonlyMap<string, Weight> {
  const { first, forms } = beforeProcessor(locale)
  const there = new Set([...first, ...forms])
  const weigh = (modules: readonly string[]) => weightOf(fetchedFor(modules, locale).filter((one) => !there.has(one)))
  return new Map([
    ...processorNames.map((name) => [name, weigh(doorOf(name, 'const doors'))] as const),
    ['authorize, hosted', weigh(doorOf('authorize', 'const hostedDoors'))],
  ])
}

export function formsWeight(locale: string): Weight {
  const { first, forms } = beforeProcessor(locale)
  return weightOf(forms.filter((one) => !first.includes(one)))
}

interface Metafile {
  readonly outputs: Readonly<Record<string, Output>>
}
interface Output {
  readonly entryPoint?: string
  readonly imports: readonly { readonly path: string; readonly kind: string }[]
}

const registry = 'src/processors/browser.ts'

/** Modules that the registry imports for a processor, as paths from the root. */
function doorOf(name: string, list: string): readonly string[] {
  const source = readFileSync(registry, 'utf8')
  const [, ...doors] = source.slice(source.indexOf(list)).split(/^ {2}(?=\w+: )/m)
  const door = doors.find((text) => text.startsWith(`${name}:`)) ?? ''
  const modules = [...door.matchAll(/import\('(?:\.\.\/)*([^']+)'\)/g)].map(([, path = '']) => path)
  if (modules.length === 0) throw new Error(`${registry} fetches nothing for ${name}`)
  return modules
}

function beforeProcessor(locale: string) {
  return {
    first: fetchedFor(['src/browser/pay/pay.ts'], locale),
    forms: fetchedFor(['src/browser/pay/payment-forms.ts'], locale),
  }
}

function fetchedFor(modules: readonly string[], locale: string): readonly string[] {
  const { outputs }: Metafile = JSON.parse(readFileSync(`dist/meta/pay.${locale}.json`, 'utf8'))
  const fetched = new Set<string>()
  const fetch = (path: string): void => {
    if (fetched.has(path)) return
    fetched.add(path)
    for (const one of outputs[path]?.imports ?? []) if (one.kind === 'import-statement') fetch(one.path)
  }
  for (const module of modules) {
    const [path] =
      Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.replace(/^later:/, '') === module) ?? []
    if (path === undefined) throw new Error(`the pay document of ${locale} has no chunk of ${module}`)
    fetch(path)
  }
  return [...fetched]
}

function weightOf(files: readonly string[]): Weight {
  return { bytes: files.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0), files: files.length }
}
