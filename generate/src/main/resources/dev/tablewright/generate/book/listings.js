// Listings: comments, strings, numbers and words of the language in colours of their own.
document.addEventListener('DOMContentLoaded', () => {
  const KEYWORDS = 'export|import|from|type|interface|const|let|function|return|readonly|if|else|for|of|in|new|class'
    + '|extends|as|string|number|boolean|null|undefined|true|false|throw|public|final|record|void|static|private';
  const KINDS = ['comment', 'string', 'number', 'word'];
  const token = new RegExp([
    String.raw`(\/\*[^]*?\*\/|\/\/.*)`,
    String.raw`("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|${'`'}(?:[^${'`'}\\]|\\.)*${'`'})`,
    String.raw`(?<![\w$])(-?\d[\d_.]*(?:[eE][+-]?\d+)?)`,
    String.raw`(?<![\w$.])(${KEYWORDS})(?![\w$])`,
  ].join('|'), 'g');

  for (const code of document.querySelectorAll('pre[data-language]:not([data-language=""]) > code')) {
    const text = code.textContent;
    const coloured = document.createDocumentFragment();
    let at = 0;
    for (const match of text.matchAll(token)) {
      const kind = KINDS[match.slice(1).findIndex(group => group !== undefined)];
      // In JSON a string before a colon is a name.
      const isName = kind === 'string' && /^\s*:/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 5));
      const span = document.createElement('span');
      span.className = 't-' + (isName ? 'name' : kind);
      span.textContent = match[0];
      coloured.append(text.slice(at, match.index), span);
      at = match.index + match[0].length;
    }
    coloured.append(text.slice(at));
    code.replaceChildren(coloured);
  }
});
