import type { SourceFile } from '../architecture/source-files.ts'
import { argumentsOf, isNode, nameOf, type SyntaxNode, said } from '../architecture/syntax.ts'

export interface ChecklistRow {
  readonly id: string
  readonly state: string
  readonly proof: string
}

export interface Citation {
  readonly file: string
  readonly title: string
}

const states = ['yes', 'in part', 'no', 'unproved']

export function rowsIn(page: string): readonly ChecklistRow[] {
  return [...page.matchAll(/^\| ([EKCV]\d+) \| .+? \| ([^|]+) \| (.*) \|$/gm)].map(
    ([, id = '', state = '', proof = '']) => ({ id, state, proof }),
  )
}

export function citationsIn(text: string): readonly Citation[] {
  return [...text.matchAll(/`([^`]+\.[a-z.]*tsx?)`: `([^`]+)`/g)].map(([, file = '', title = '']) => ({ file, title }))
}

/** Errors of the rows, by id. `titlesOf` returns nothing for a missing file. */
export function untrue(page: string, titlesOf: (file: string) => readonly string[]): readonly string[] {
  return rowsIn(page).flatMap(({ id, state, proof }) => {
    const cited = citationsIn(proof)
    const words = proof.replace(/`[^`]+`/g, '').replace(/[^\p{L}]/gu, '')
    return [
      ...(states.includes(state) ? [] : [`${id}: ${state} is no answer`]),
      ...((state === 'yes' || state === 'in part') && cited.length === 0 ? [`${id}: no test is named`] : []),
      ...(state !== 'yes' && words === '' ? [`${id}: nothing is said of what is missing`] : []),
      ...cited
        .filter(({ file, title }) => !titlesOf(file).includes(title))
        .map(({ file, title }) => `${id}: ${file} has no test "${title}"`),
    ]
  })
}

/** Titles of all tests that a suite runs. Interpolated parts become three dots. */
export function titlesIn(file: SourceFile): readonly string[] {
  if (!/\.(spec|test|properties|faults|conformance|load|soak)\.tsx?$|trials\.ts$/.test(file.path)) return []
  return said(file, (node) => (isTest(node['callee']) && node.type === 'CallExpression' ? titleOf(node) : undefined))
}

/** A skipped test proves nothing. */
function isTest(callee: unknown): boolean {
  return /^(it|test|\w+Test|endsInOneOrder)$/.test(nameOf(callee) ?? '')
}

function titleOf(call: SyntaxNode): string | undefined {
  const [title] = argumentsOf(call)
  if (!isNode(title)) return undefined
  if (title.type === 'StringLiteral') return String(title['value'])
  if (title.type !== 'TemplateLiteral' || !Array.isArray(title['quasis'])) return undefined
  return title['quasis'].map((part: { readonly cooked: string }) => part.cooked).join('…')
}
