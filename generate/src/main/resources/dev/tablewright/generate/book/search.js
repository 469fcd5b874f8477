// The search: over headings, paragraphs, list items, rows of tables and listings, as they stand in the page.
document.addEventListener('DOMContentLoaded', () => {
  const MOST = 30;
  const AROUND = 60;
  const box = document.getElementById('search');
  const list = document.getElementById('results');
  const found = document.getElementById('found');
  const panel = list.parentElement;
  let entries = null;
  let shown = [];
  let chosen = -1;

  const lower = text => {
    const small = text.toLowerCase();
    return small.length === text.length ? small : text;
  };
  const oneLine = text => text.replace(/\s+/g, ' ').trim();
  const textOf = element => element.matches('tr')
    ? [...element.cells].map(cell => oneLine(cell.textContent)).filter(text => text).join(' · ')
    : oneLine(element.textContent);

  // Read when somebody searches for the first time, so that opening the book costs nothing.
  const read = () => {
    const all = [];
    for (const article of document.querySelectorAll('main > article')) {
      const title = article.querySelector('h2');
      let heading = title;
      for (const element of article.querySelectorAll('h2, h3, h4, h5, h6, p, li, tbody tr, pre, figcaption')) {
        const isHeading = element.matches('h2, h3, h4, h5, h6');
        heading = isHeading ? element : heading;
        const text = textOf(element);
        // What it is called: a heading says it, a row says it in its first two cells.
        const names = element.matches('tr') ? [...element.cells].slice(0, 2).map(cell => oneLine(cell.textContent))
          : isHeading ? [text] : [];
        const place = lower(oneLine(title.textContent + ' ' + heading.textContent));
        all.push({ element, title, heading, isHeading, text, place, small: lower(text), names: names.map(lower) });
      }
    }
    return all;
  };

  const isLetter = sign => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

  // Every word must occur, in the text or in the headings above it. What is called so comes before what begins so, and that
  // before what speaks of it.
  const worth = (entry, words, phrase) => {
    const inside = words.filter(word => entry.small.includes(word));
    if (inside.length < words.length) {
      const isThere = inside.length > 0 && words.every(word => inside.includes(word) || entry.place.includes(word));
      return isThere ? inside.length / words.length : 0;
    }
    const named = entry.isHeading ? 20 : 10;
    if (entry.names.includes(phrase)) {
      return 100 + named;
    }
    if (entry.names.some(name => name.startsWith(phrase))) {
      return 70 + named;
    }
    if (entry.names.some(name => words.every(word => name.includes(word)))) {
      return 50 + named;
    }
    const whole = words.filter(word => !isLetter(entry.small[entry.small.indexOf(word) - 1])).length;
    return 1 + 10 * whole / words.length + (entry.small.includes(phrase) ? 5 : 0);
  };

  const marked = (text, words) => {
    const small = lower(text);
    const line = document.createDocumentFragment();
    let at = 0;
    while (at < text.length) {
      const next = words
        .map(word => ({ word, start: small.indexOf(word, at) }))
        .filter(hit => hit.start >= 0)
        .sort((a, b) => a.start - b.start || b.word.length - a.word.length)[0];
      if (!next) {
        break;
      }
      line.append(text.slice(at, next.start));
      at = next.start + next.word.length;
      const mark = document.createElement('mark');
      mark.textContent = text.slice(next.start, at);
      line.append(mark);
    }
    line.append(text.slice(at));
    return line;
  };

  const excerpt = (text, words) => {
    const first = Math.min(...words.map(word => lower(text).indexOf(word)).filter(at => at >= 0));
    const start = first > AROUND ? text.indexOf(' ', first - AROUND) + 1 : 0;
    const space = text.indexOf(' ', start + 3 * AROUND);
    const end = space < 0 ? text.length : space;
    return (start > 0 ? '… ' : '') + text.slice(start, end) + (end < text.length ? ' …' : '');
  };

  const element = (name, kind, ...content) => {
    const made = document.createElement(name);
    made.className = kind;
    made.append(...content);
    return made;
  };

  const option = (entry, index, words) => {
    const path = [entry.title, entry.heading]
      .filter((place, at, both) => both.indexOf(place) === at && place !== entry.element)
      .map(place => oneLine(place.textContent));
    const item = element('li', '', element('span', 'place', path.join(' › ') || 'Document'),
      element('span', entry.isHeading ? 'text heading' : 'text', marked(excerpt(entry.text, words), words)));
    item.id = 'result-' + index;
    item.setAttribute('role', 'option');
    item.addEventListener('pointermove', () => choose(index));
    item.addEventListener('click', () => go(entry));
    return item;
  };

  const choose = index => {
    list.children[chosen]?.setAttribute('aria-selected', 'false');
    chosen = index;
    const item = list.children[chosen];
    if (item) {
      item.setAttribute('aria-selected', 'true');
      item.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      box.setAttribute('aria-activedescendant', item.id);
    } else {
      box.removeAttribute('aria-activedescendant');
    }
  };

  const open = isOpen => {
    panel.hidden = !isOpen;
    box.setAttribute('aria-expanded', isOpen);
  };

  const search = () => {
    const phrase = lower(oneLine(box.value));
    const words = phrase.split(' ').filter(word => word);
    list.replaceChildren();
    shown = [];
    choose(-1);
    if (words.length === 0) {
      open(false);
      return;
    }
    entries ??= read();
    const hits = entries
      .map(entry => ({ entry, worth: worth(entry, words, phrase) }))
      .filter(hit => hit.worth > 0)
      .sort((a, b) => b.worth - a.worth);
    shown = hits.slice(0, MOST).map(hit => hit.entry);
    list.append(...shown.map((entry, index) => option(entry, index, words)));
    list.scrollTop = 0;
    found.textContent = hits.length === 0 ? 'Nothing has all of these words.'
      : hits.length === 1 ? '1 place'
      : hits.length > MOST ? `${hits.length} places, the best ${MOST} of them here`
      : `${hits.length} places`;
    open(true);
    choose(shown.length > 0 ? 0 : -1);
  };

  const go = entry => {
    open(false);
    box.blur();
    const target = entry.element;
    const place = entry.heading.id || entry.heading.closest('article').id;
    location.hash = '#' + encodeURIComponent(place);
    target.dispatchEvent(new CustomEvent('reveal', { bubbles: true }));
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (!entry.isHeading) {
      target.scrollIntoView({ block: 'center' });
    }
    target.classList.remove('arrived');
    void target.offsetWidth;  // so that the animation starts anew
    target.classList.add('arrived');
  };

  box.addEventListener('input', search);
  box.addEventListener('focus', () => box.value && search());
  box.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (shown.length > 0) {
        choose((chosen + step + shown.length) % shown.length);
      }
    } else if (event.key === 'Enter' && shown[chosen] && !panel.hidden) {
      event.preventDefault();
      go(shown[chosen]);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (panel.hidden) {
        box.blur();
      } else {
        open(false);
      }
    }
  });
  document.addEventListener('keydown', event => {
    const writing = event.target.closest('input, textarea, select, [contenteditable]');
    if (event.key === '/' && !writing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      box.focus();
      box.select();
    }
  });
  document.addEventListener('pointerdown', event => {
    if (!box.parentElement.contains(event.target)) {
      open(false);
    }
  });
});
