const codeElements = 'script, iframe[srcdoc], object, embed, base, meta, link'

/**
 * Whether the markup contains no code; a second safeguard besides the content policy. `drawing`: a `template`'s
 * content, which runs nothing.
 */
export function isInertMarkup(drawing: DocumentFragment): boolean {
  if (drawing.querySelector(codeElements) !== null) return false
  return [...drawing.querySelectorAll('*')].every((element) =>
    element.getAttributeNames().every((name) => isInert(name, element.getAttribute(name) ?? '')),
  )
}

function isInert(name: string, value: string): boolean {
  // Browsers ignore these before and inside a scheme.
  const text = value.replace(/[\p{Cc}\s]/gu, '').toLowerCase()
  return !name.startsWith('on') && !text.startsWith('javascript:')
}
