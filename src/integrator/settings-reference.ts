import { environmentCodec } from '../environment/environment.ts'
import { sandboxEnvironmentCodec } from '../sandbox/sandbox-environment.ts'
import { codecRows } from './codec-rows.ts'
import { settingGroups } from './setting-meanings.ts'

const head = `# Settings

Environment variables. Generated with \`npm run docs:settings\` from the codec that reads them. An empty variable counts as
unset. An invalid value stops the start with a line that names the setting.
`

const sandboxMeanings: Readonly<Record<string, string>> = {
  PORT: 'The port that it listens on.',
  HOST: 'The address that it listens on.',
  LEDGER_FILE: 'The file in which it keeps its charges.',
  SANDBOX_DELAY: 'Milliseconds per call.',
  SANDBOX_LOSES_EVERY: 'One call in this many gets no answer; 0 for never.',
}

const tests = `## Tests

| setting | meaning |
| --- | --- |
| \`TEST_DATABASE_URL\` | The PostgreSQL database for the tests. Unset: they skip PostgreSQL with a notice. |
| \`CHROMIUM_PATH\` | The browser for the journeys. Unset: an installed or downloaded Chromium. |
| \`FC_RUNS\` | Runs per property. |
| \`FC_SEED\` | The seed of the properties, to repeat a run. |
`

/** docs/reference/settings.md. */
export function settingsReference(): string {
  const rows = codecRows([environmentCodec])
  const groups = Object.entries(settingGroups).map(([title, settings]) =>
    tableOf(
      title,
      Object.entries(settings).map(([name, [does, unset]]) => {
        const row = rows.find(({ path }) => path === name)
        return [`\`${name}\``, does, row?.value ?? '', unset ?? asCode(row?.leftOut ?? '')]
      }),
    ),
  )
  const sandbox = tableOf(
    'The sandbox as a process of its own',
    codecRows([sandboxEnvironmentCodec]).map(({ path, value, leftOut }) => [
      `\`${path}\``,
      sandboxMeanings[path] ?? '',
      value,
      asCode(leftOut),
    ]),
  )
  return [head, ...groups, sandbox, tests].join('\n')
}

function tableOf(title: string, rows: readonly (readonly string[])[]): string {
  const lines = [['setting', 'meaning', 'value', 'unset'], ['---', '---', '---', '---'], ...rows].map(lineOf)
  return [`## ${title}\n`, ...lines, ''].join('\n')
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

/** Drops the quotes of JSON. */
function asCode(leftOut: string): string {
  if (leftOut === 'needed') return 'needed'
  return leftOut === '' ? '' : `\`${leftOut.replaceAll('"', '')}\``
}
