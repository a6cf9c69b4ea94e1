import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { bufferedLines } from '../../../src/server/buffered-lines.ts'
import { jsonLogger } from '../../../src/server/logger.ts'
import { eventually } from '../../builders/order-server-builder.ts'

/** A log into a file, what has come to lie there, and what the process does when it ends. */
function logged() {
  const path = join(mkdtempSync(join(tmpdir(), 'tureen-log-')), 'log')
  const file = openSync(path, 'a')
  const others = process.listeners('exit')
  const log = jsonLogger('info', bufferedLines(file))
  const [atEnd] = process.listeners('exit').filter((listener) => !others.includes(listener))
  if (atEnd === undefined) throw new Error('nothing is written at the end')
  const sentences = () =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): unknown => Reflect.get(JSON.parse(line), 'msg'))
  const close = () => {
    process.off('exit', atEnd)
    closeSync(file)
  }
  return { log, sentences, end: () => atEnd.call(process, 0), close }
}

describe('lines of the log that are written some at a time', () => {
  it('has an error or a warning out at once, behind what was said before it', () => {
    const { log, sentences, close } = logged()
    log.info({}, 'first')
    expect(sentences()).to.deep.equal([])
    log.error({}, 'second')
    expect(sentences()).to.deep.equal(['first', 'second'])
    log.child({ reqId: 'r' }).warn({}, 'third')
    expect(sentences()).to.deep.equal(['first', 'second', 'third'])
    close()
  })

  it('has every line out in a moment, and at the end of the process', async () => {
    const { log, sentences, end, close } = logged()
    log.info({}, 'first')
    await eventually(
      async () => sentences().length,
      (some) => some === 1,
    )
    log.info({}, 'second')
    end()
    expect(sentences()).to.deep.equal(['first', 'second'])
    close()
  })

  it('keeps no more than some of them, however many come at once', () => {
    const { log, sentences, end, close } = logged()
    for (let n = 0; n < 2_000; n += 1) log.info({ n }, 'one of many')
    expect(sentences().length).to.be.above(1_800)
    end()
    expect(sentences()).to.have.length(2_000)
    close()
  })
})
