import { expect } from 'chai'
import { commentWords, folderFigures } from '../../scripts/figures.mjs'

describe('The figures of the source', () => {
  it('counts the words of both kinds of comments and none inside strings', () => {
    const text = "/** Two words. */\nconst a = 'https://no.example' // and three more\nconst b = `// none`\n"
    expect(commentWords('src-ui/a.ts', text)).to.equal(5)
  })

  it('leaves out the docstrings of ports, money and time, and no other comments', () => {
    const text = '/** In cents. */\nexport const a = 1 // a reason\n'
    for (const path of ['src-domain/money/minor.ts', 'src-domain/time/clock.ts', 'src-domain/menu/menu-gateway.ts'])
      expect(commentWords(path, text), path).to.equal(2)
    expect(commentWords('src-domain/menu/menu.ts', text)).to.equal(4)
  })

  it('adds up files, lines, median, longest and words for each top folder', () => {
    const files = [
      ['src/a.ts', '// one\n'],
      ['src/b.ts', '\n\n\n'],
      ['src/c/d.ts', '// two words\n\n'],
      ['test/e.ts', ''],
    ] as const
    expect(folderFigures(files)).to.deep.equal([
      { folder: 'src', files: 3, lines: 6, median: 2, longest: 3, words: 3 },
      { folder: 'test', files: 1, lines: 0, median: 0, longest: 0, words: 0 },
    ])
  })
})
