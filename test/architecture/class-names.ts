import { dirname, join } from 'node:path'
import type { SourceFile } from './source-files.ts'
import { findingsIn, memberName, nameOf, type SyntaxNode } from './syntax.ts'

/** tsc accepts any class name of a CSS module, so reads them from the sheet. */
export function classNamesIn(css: string): ReadonlySet<string> {
  return new Set(
    [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? ''),
  )
}

function importsOf(file: SourceFile): ReadonlyMap<string, string> {
  return new Map(
    [...file.text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'/gm)].map(([, name, path]) => [
      name ?? '',
      join(dirname(file.path), path ?? ''),
    ]),
  )
}

function asked(node: SyntaxNode): string | undefined {
  const property = node['property'] as SyntaxNode
  const inner = property.type === 'Computed' ? (property['expression'] as SyntaxNode) : undefined
  return inner?.type === 'StringLiteral' ? String(inner['value']) : memberName(node)
}

export function unknownClassNames(file: SourceFile, styleSheet: (path: string) => string): readonly string[] {
  const imports = importsOf(file)
  if (imports.size === 0) return []
  return findingsIn(file, (node) => {
    const sheet = node.type === 'MemberExpression' ? imports.get(nameOf(node['object']) ?? '') : undefined
    const name = sheet === undefined ? undefined : asked(node)
    return sheet === undefined || name === undefined || classNamesIn(styleSheet(sheet)).has(name)
      ? undefined
      : `.${name} is not in ${sheet}`
  })
}
