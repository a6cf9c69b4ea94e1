/** No selectors, or an effect even when empty. */
const wholeBlocks = /^@(?:font-face|keyframes|property|page|counter-style)/

/**
 * Drops rules for classes that the page never has: the style is inlined, and a page that fits into a connection's first
 * window saves a round trip. Keeps anything not understood.
 */
export function prunedStyle(css: string, isUsed: (className: string) => boolean): string {
  let kept = ''
  let from = 0
  while (from < css.length) {
    const end = endOfHead(css, from)
    const head = css.slice(from, end)
    if (css[end] !== '{') {
      kept += css.slice(from, end + 1)
      from = end + 1
      continue
    }
    const close = closingOf(css, end)
    kept += block(head, css.slice(end + 1, close), isUsed)
    from = close + 1
  }
  return kept
}

function block(head: string, body: string, isUsed: (className: string) => boolean): string {
  if (wholeBlocks.test(head)) return `${head}{${body}}`
  if (head.startsWith('@')) {
    const inner = prunedStyle(body, isUsed)
    // Empty layers keep their order.
    return inner === '' && !head.startsWith('@layer') ? '' : `${head}{${inner}}`
  }
  const selectors = parts(head).filter((selector) => classesOf(selector).every(isUsed))
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`
}

/** Ignores quoted text. */
function endOfHead(css: string, from: number): number {
  return find(css, from, (character) => character === '{' || character === ';')
}

function closingOf(css: string, open: number): number {
  let depth = 0
  return find(css, open, (character) => {
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    return depth === 0
  })
}

function find(css: string, from: number, isIt: (character: string) => boolean): number {
  let quote = ''
  for (let at = from; at < css.length; at += 1) {
    const character = css[at] ?? ''
    if (character === '\\') at += 1
    else if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (isIt(character)) return at
  }
  return css.length
}

/** Ignores commas within parentheses. */
function parts(head: string): readonly string[] {
  const found = ['']
  let depth = 0
  for (const character of head) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) found.push('')
    else found[found.length - 1] += character
  }
  return found
}

/** Required classes of the element or its ancestors, without those in :not(), :is() or :has(). */
function classesOf(selector: string): readonly string[] {
  let outside = selector
  for (let before = ''; before !== outside; ) {
    before = outside
    outside = outside.replace(/\([^()]*\)/g, '')
  }
  return [...outside.replace(/\[[^\]]*\]/g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
}
