// Pictures: a click shows one as large as the window, and larger.
document.addEventListener('DOMContentLoaded', () => {
  const dialog = document.querySelector('.close-up');
  const stage = dialog.querySelector('.stage');
  let home = null;
  let width = 0;

  const resize = by => {
    const drawing = stage.firstElementChild;
    width = Math.max(100, width * by);
    drawing.style.width = width + 'px';
  };

  // The picture itself moves, and back: a copy would have every name twice.
  const enlarge = picture => {
    const drawing = picture.firstElementChild;
    const { width: w, height: h } = drawing.getBoundingClientRect();
    home = picture;
    picture.style.minHeight = picture.offsetHeight + 'px';
    stage.replaceChildren(drawing);
    dialog.showModal();
    const fit = w * Math.min((stage.clientWidth - 48) / w, (stage.clientHeight - 80) / h);
    const natural = drawing.width.baseVal.value;
    // What could not be read when it fits is shown as it was drawn, to be moved.
    width = fit < .6 * natural ? natural : fit;
    resize(1);
    stage.focus();
  };
  dialog.addEventListener('close', () => {
    const drawing = stage.firstElementChild;
    drawing.style.width = '';
    home.append(drawing);
    home.style.minHeight = '';
    home.focus();
  });

  for (const picture of document.querySelectorAll('.picture')) {
    picture.tabIndex = 0;
    picture.setAttribute('role', 'button');
    picture.setAttribute('aria-label', 'Enlarge: ' + picture.firstElementChild.getAttribute('aria-label'));
    picture.addEventListener('click', () => enlarge(picture));
    picture.addEventListener('keydown', event => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        enlarge(picture);
      }
    });
  }
  dialog.querySelector('.close').addEventListener('click', () => dialog.close());
  dialog.querySelector('.larger').addEventListener('click', () => resize(1.4));
  dialog.querySelector('.smaller').addEventListener('click', () => resize(1 / 1.4));
  dialog.addEventListener('keydown', event => {
    if (event.key === '+' || event.key === '=') {
      resize(1.4);
    } else if (event.key === '-') {
      resize(1 / 1.4);
    }
  });
  stage.addEventListener('click', event => {
    if (event.target === stage) {
      dialog.close();
    }
  });
});
