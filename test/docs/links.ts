import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** "<page> -> <link>" for each broken link to a file or heading. */
export function deadLinks(page: string, text: string): readonly string[] {
  return linksIn(text)
    .filter((link) => !leadsSomewhere(page, text, link))
    .map((link) => `${page} -> ${link}`)
}

/** Tests must not depend on other hosts. */
function linksIn(text: string): readonly string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(([^()\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link))
}

function leadsSomewhere(page: string, text: string, link: string): boolean {
  const [path = '', heading] = link.split('#')
  if (path === '') return heading !== undefined && headingsIn(text).includes(heading)
  const file = normalize(join(dirname(page), path))
  if (!existsSync(file)) return false
  if (heading === undefined) return true
  return !statSync(file).isDirectory() && headingsIn(readFileSync(file, 'utf8')).includes(heading)
}

/** Anchors as GitHub makes them. */
function headingsIn(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )
}
