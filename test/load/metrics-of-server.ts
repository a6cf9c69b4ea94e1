export async function metricsOfServer(origin: string): Promise<(name: string) => number> {
  const text = await fetch(`${origin}/metrics`).then((answer) => answer.text())
  return (name) => {
    const lines = [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))]
    return lines.length === 0 ? Number.NaN : lines.reduce((sum, [, value]) => sum + Number(value), 0)
  }
}
