
'use strict';
// Light or dark: as the system has it, until the reader chooses. Where nothing can be kept, the choice lasts until the page is closed.
{
  const KEY = 'tablewright.book.theme';
  const root = document.documentElement;
  root.classList.add('scripting');

  const kept = () => {
    try { return localStorage.getItem(KEY); } catch { return null; }
  };
  const keep = theme => {
    try { localStorage.setItem(KEY, theme); } catch { /* some browsers keep nothing for files */ }
  };
  const isDark = () => root.dataset.theme
    ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;

  if (kept() === 'light' || kept() === 'dark') {
    root.dataset.theme = kept();
  }
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('.theme').addEventListener('click', () => {
      root.dataset.theme = isDark() ? 'light' : 'dark';
      keep(root.dataset.theme);
    });
  });
}
