import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { deadLinks } from './links.ts'

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'brands/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
]

describe('links of the documents', () => {
  it('each leads to a file, and to a heading that is there', () => {
    expect(pages.length).to.be.greaterThan(40)
    expect(pages.flatMap((page) => deadLinks(page, readFileSync(page, 'utf8')))).to.deep.equal([])
  })

  it('one that leads nowhere is found', () => {
    const text = '# A page\n[a](nowhere.md) [b](map.md#nothing) [c](#a-page) [d](map.md) [e](#gone) `[f](g.md)`'
    expect(deadLinks('docs/planted.md', text)).to.deep.equal([
      'docs/planted.md -> nowhere.md',
      'docs/planted.md -> map.md#nothing',
      'docs/planted.md -> #gone',
    ])
  })

  it('README.md leads to the second brand’s host and to who can sign in, as their files have them', () => {
    const page = readFileSync('brands/README.md', 'utf8')
    for (const id of ['ember', 'nocturne']) {
      const { hosts } = JSON.parse(readFileSync(`brands/${id}/brand.json`, 'utf8'))
      expect(page, id).to.include(`http://${hosts.at(-1)}:3000`)
      for (const file of ['patrons.json', 'staff.json'])
        for (const { email, password } of JSON.parse(readFileSync(`brands/${id}/${file}`, 'utf8')))
          expect(page.includes(`| ${email} | \`${password}\` |`), email).to.equal(true)
    }
  })
})
