// A ratio says nothing if the floor itself got slower. Each bench compares its floor with the last one recorded on this
// machine and fails below 70 %. A failed run records nothing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const file = 'reports/floors.json'

function recorded() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (reason) {
    if (reason.code === 'ENOENT') return {}
    throw reason
  }
}

export function compareFloor(name, rate) {
  const known = recorded()
  const last = known[name]
  if (last !== undefined && rate < 0.7 * last) {
    return `The floor "${name}" ran at ${rate.toFixed(1)}/s, over 30 % below the recorded ${last.toFixed(1)}/s: this run proves nothing.`
  }
  mkdirSync('reports', { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...known, [name]: rate }, null, 2)}\n`)
  return undefined
}
