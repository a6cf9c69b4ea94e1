import { expect } from 'chai'
import { prunedStyle } from '../../../src/render/pruned-style.ts'

function pruned(css: string, ...used: readonly string[]): string {
  return prunedStyle(css, (name) => used.includes(name))
}

describe('the style sheet of a page', () => {
  it('loses the rules that ask for a class which nobody has, wherever in the selector it stands', () => {
    expect(pruned('.a{x:1}.b{x:2}', 'a')).to.equal('.a{x:1}')
    expect(pruned('.a .b{x:1}.a>.b:hover{x:2}.b.a{x:3}p.b{x:4}', 'a')).to.equal('')
    expect(pruned('.a,.b,p{x:1}', 'a')).to.equal('.a,p{x:1}')
  })

  it('keeps what has no class, and does not look into parentheses, brackets or text', () => {
    const css = 'p{x:1}html[data-look=".b"]{x:2}p:not(.b){x:3}p:is(.b,.c){x:4}p:has(>.b){x:5}.a:before{content:"}.b{"}'
    expect(pruned(css, 'a')).to.equal(css)
    expect(pruned('.a:not(.c,.d),.b:not(.c,.d){x:1}', 'a')).to.equal('.a:not(.c,.d){x:1}')
    expect(pruned(".a{background:url(data:x;y)}.b{content:'\\'}'}.a{y:1}", 'a')).to.equal(
      '.a{background:url(data:x;y)}.a{y:1}',
    )
  })

  it('goes into conditions, drops empty ones, and leaves layers, fonts and movements as they are', () => {
    expect(pruned('@media (min-width:1px){.b{x:1}.a{x:2}}@media print{.b{x:1}}', 'a')).to.equal(
      '@media (min-width:1px){.a{x:2}}',
    )
    const kept = '@layer one,two;@layer one{}@font-face{font-family:x}@keyframes turn{from{x:1}50.5%{x:2}to{x:3}}'
    expect(pruned(kept)).to.equal(kept)
    expect(pruned('@layer one{@media print{.b{x:1}}}')).to.equal('@layer one{}')
  })
})
