import { existsSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { read, scriptsIn } from './source-files.ts'
import { argumentsOf, isNode, type SyntaxNode, said } from './syntax.ts'

/** Our module by path, a package by name, Node as `node:`, or an unresolved specifier. */
export type Target =
  | { readonly kind: 'ours' | 'package' | 'missing'; readonly name: string }
  | { readonly kind: 'node'; readonly name: string }
export type Graph = ReadonlyMap<string, readonly Target[]>

export const computed = '(a computed path)'
function literal(node: unknown): string | undefined {
  return isNode(node) && node.type === 'StringLiteral' ? String(node['value']) : undefined
}

// Type imports are dependencies too.
function specifier(node: SyntaxNode): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return literal(node['source'])
    case 'TsImportType':
      return literal(node['argument']) ?? computed
    case 'CallExpression':
      return (node['callee'] as SyntaxNode).type === 'Import' ? (literal(argumentsOf(node)[0]) ?? computed) : undefined
    default:
      return undefined
  }
}

function packageName(specified: string): string {
  return specified.split('/', specified.startsWith('@') ? 2 : 1).join('/')
}

function resolved(root: string, from: string, specified: string): Target {
  if (specified === computed) return { kind: 'missing', name: specified }
  if (specified.startsWith('node:') || builtinModules.includes(specified)) return { kind: 'node', name: specified }
  if (!specified.startsWith('.')) return { kind: 'package', name: packageName(specified) }
  const path = join(dirname(from), specified)
  return { kind: existsSync(join(root, path)) ? 'ours' : 'missing', name: path }
}

export function graphOf(root: string, folders: readonly string[]): Graph {
  return new Map(
    folders
      .filter((folder) => existsSync(join(root, folder)))
      .flatMap((folder) => scriptsIn(join(root, folder)))
      .map((path) => relative(root, path))
      .map((path) => {
        const { text } = read(join(root, path))
        return [path, said({ path, text }, specifier).map((specified) => resolved(root, path, specified))]
      }),
  )
}
