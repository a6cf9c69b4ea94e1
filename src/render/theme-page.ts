import type { BrandTokens } from '../../src-ui/design/tokens.ts'
import { escapeHtml } from './escape-html.ts'

/** SHELL-03: colours, labels, buttons and views. */
export function themeBody(
  name: string,
  tokens: BrandTokens,
  buttonClasses: readonly string[],
  views: Readonly<Record<string, string>>,
): string {
  const swatches = (scheme: 'light' | 'dark') =>
    Object.entries(tokens[scheme])
      .map(
        ([token, value]) =>
          `<tr><td><svg width="64" height="32" aria-hidden="true"><rect width="64" height="32" fill="${escapeHtml(value)}"/></svg></td><td>${escapeHtml(token)}</td><td>${escapeHtml(value)}</td></tr>`,
      )
      .join('')
  return [
    `<main><h1>${escapeHtml(name)}</h1>`,
    `<h2>Buttons</h2><p>${buttonClasses.map((classes) => `<button type="button" class="${escapeHtml(classes)}">Place order</button>`).join(' ')}</p>`,
    `<h2>Labels</h2><h1>Largest</h1><h2>Title</h2><h3>Heading</h3><p>Text</p>`,
    `<h2>Views</h2>${Object.entries(views)
      .map(([kind, classes]) => `<p class="${escapeHtml(classes)}">${escapeHtml(kind)}</p>`)
      .join('')}`,
    `<h2>Light</h2><table>${swatches('light')}</table><h2>Dark</h2><table>${swatches('dark')}</table></main>`,
  ].join('')
}
