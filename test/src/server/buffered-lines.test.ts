import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { expect } from 'chai'
import { bufferedLines, mostWaitingBytes } from '../../../src/server/buffered-lines.ts'
import { lineOutput, streamOutput } from '../../../src/server/line-output.ts'
import { countingLogger, jsonLogger } from '../../../src/server/logger.ts'
import { eventually } from '../../builders/order-server-builder.ts'

function logged() {
  const path = join(mkdtempSync(join(tmpdir(), 'tureen-log-')), 'log')
  const file = openSync(path, 'a')
  const others = process.listeners('exit')
  const log = jsonLogger('info', bufferedLines(lineOutput(file)))
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

function pipe() {
  const said: string[] = []
  let taking: (() => void) | undefined
  let isOpen = false
  const stream = new Writable({
    write(chunk, _, done) {
      const take = () => {
        said.push(...String(chunk).split('\n').filter(Boolean))
        done()
      }
      if (isOpen) take()
      else taking = take
    },
  })
  const open = () => {
    isOpen = true
    taking?.()
  }
  return { stream, said, open }
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

  it('V19 of a log that nobody takes it keeps a bounded part, drops and counts the rest, and says so when it is taken again', async () => {
    const { stream, said, open } = pipe()
    const others = process.listeners('exit')
    const lines = bufferedLines(streamOutput(stream))
    const log = countingLogger('info', lines)
    const all = 20_000
    for (let n = 0; n < all; n += 1) log.info({ n }, 'one of very many')
    expect(lines.dropped()).to.be.above(0).and.below(all)
    expect(stream.writableLength).to.be.at.most(mostWaitingBytes)
    const dropped = lines.dropped()
    open()
    const last = await eventually(
      async (): Promise<unknown> => JSON.parse(said.at(-1) ?? '{}'),
      (line) => Reflect.get(Object(line), 'dropped') !== undefined,
    )
    expect(last).to.include({ level: 40, dropped })
    expect(said).to.have.length(all - dropped + 1)
    for (const listener of process.listeners('exit')) if (!others.includes(listener)) process.off('exit', listener)
  })

  it('V19 who ends waits for a log that is read slowly, and no longer than a moment for one that is not', async () => {
    const { stream, said, open } = pipe()
    const others = process.listeners('exit')
    const lines = bufferedLines(streamOutput(stream))
    jsonLogger('info', lines).info({}, 'the last words')
    setTimeout(open, 50)
    await new Promise<void>((resolve) => lines.flush(resolve))
    expect(said).to.have.length(1)
    const unread = bufferedLines(streamOutput(pipe().stream))
    jsonLogger('info', unread).info({}, 'the last words')
    await new Promise<void>((resolve) => unread.flush(resolve))
    for (const listener of process.listeners('exit')) if (!others.includes(listener)) process.off('exit', listener)
  })

  it('V19 lines of a pipe whose reader is gone, and of a disk that is full, are counted, and nothing ends', async () => {
    const others = process.listeners('exit')
    const { stream, open } = pipe()
    const toNobody = bufferedLines(streamOutput(stream))
    open()
    stream.destroy(new Error('EPIPE'))
    const full = openSync('/dev/full', 'w')
    const toFullDisk = bufferedLines(lineOutput(full))
    for (const lines of [toNobody, toFullDisk]) {
      jsonLogger('info', lines).warn({}, 'unheard')
      await eventually(
        async () => lines.dropped(),
        (count) => count === 1,
      )
    }
    closeSync(full)
    for (const listener of process.listeners('exit')) if (!others.includes(listener)) process.off('exit', listener)
  })
})
