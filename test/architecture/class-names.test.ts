import { expect } from 'chai'
import { unknownClassNames } from './class-names.ts'
import { read, scriptsIn } from './source-files.ts'

describe('class names of CSS modules', () => {
  it('each one that a screen asks for is in its style sheet', () => {
    const screens = ['src-ui', 'src'].flatMap(scriptsIn).map(read)
    expect(screens.flatMap((file) => unknownClassNames(file, (path) => read(path).text))).to.deep.equal([])
  })

  const asks = (name: string) => ({
    path: 'src-ui/cart/bar.tsx',
    text: `import styles from './bar.module.css'\nexport const Bar = () => <p className={styles${name}} />`,
  })
  const sheet = (): string => '.bar { margin: .5rem } /* .gone {} */ .bar .total-row:hover { color: red }'

  it('stays green: .bar', () => expect(unknownClassNames(asks('.bar'), sheet)).to.deep.equal([]))
  it("stays green: ['total-row']", () => expect(unknownClassNames(asks("['total-row']"), sheet)).to.deep.equal([]))
  it('goes red: .barr', () => expect(unknownClassNames(asks('.barr'), sheet)).to.have.length(1))
  it("goes red: ['gone']", () => expect(unknownClassNames(asks("['gone']"), sheet)).to.have.length(1))
})
