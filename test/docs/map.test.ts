import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'

const page = readFileSync('docs/map.md', 'utf8')

function sectionOf(text: string, heading: string): string {
  return text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
}

function stepsOf(text: string) {
  return [...sectionOf(text, 'The life of an order').matchAll(/^(\d+)\. \*\*(.+?)\.\*\* (.+)$/gm)].map(
    ([, number, title, body = '']) => ({
      number: Number(number),
      title,
      files: [...body.matchAll(/\]\((\.\.\/[^)]+)\)/g)].map(([, file = '']) => join('docs', file)),
    }),
  )
}

function roomsNamed(text: string): readonly string[] {
  return [...sectionOf(text, 'Where does a line of code belong?').matchAll(/`([a-z-]+)`/g)].map(([, room = '']) => room)
}

function roomsOf(floor: string): readonly string[] {
  return readdirSync(floor, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

describe('docs/map.md', () => {
  it('tells the life of an order from the tap to the capture, each step with its code', () => {
    const steps = stepsOf(page)
    expect(steps.length).to.be.greaterThan(15)
    expect(steps.map(({ number }) => number)).to.deep.equal(steps.map((_, at) => at + 1))
    expect([steps.at(0)?.title, steps.at(-1)?.title]).to.deep.equal(['Tap', 'Capture'])
    const missing = steps.flatMap(({ title, files }) =>
      files.filter((file) => !existsSync(file)).map((file) => [title, file]),
    )
    expect(missing).to.deep.equal([])
    expect(steps.filter(({ files }) => files.length === 0).map(({ title }) => title)).to.deep.equal([])
  })

  it('names every room of every floor', () => {
    const named = new Set(roomsNamed(page))
    const rooms = ['src-domain', 'src-ui', 'src-server'].flatMap(roomsOf)
    expect(rooms).to.include.members(['cart', 'store', 'design'])
    expect([...new Set(rooms)].filter((room) => !named.has(room))).to.deep.equal([])
  })
})
